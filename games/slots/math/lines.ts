/** Paths over five reels of three rows. The first ten, twenty or twenty-five of them are played. */
const paths = [
  '11111', '00000', '22222', '01210', '21012', '00122', '22100', '10001', '12221', '01110',
  '21112', '11011', '11211', '10121', '12101', '01010', '21212', '10101', '12121', '00100',
  '22122', '02020', '20202', '01112', '21110',
] // biome-ignore format: a picture of the lines
export const linesOf = (count: number): number[][] => paths.slice(0, count).map((path) => Array.from(path, Number))
