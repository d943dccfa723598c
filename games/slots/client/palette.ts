export type Palette = {
  readonly board: string
  readonly cell: string
  readonly frame: readonly [string, string]
  readonly glow: string
}

/** The reels in the light of a bonus: as dark as its sky, in a frame that glows. */
export const paletteAtNight = (
  { frame, glow }: Palette,
  [deep = '#000000', high = deep]: readonly string[],
): Palette => ({
  board: mixed(deep, '#000000', 0.3),
  cell: mixed(deep, high, 0.32),
  frame: [frame[0], glow],
  glow,
})

/** Two colours of six digits each; a part of 1 is all of the other. */
export function mixed(one: string, other: string, part: number): string {
  const digits = [1, 3, 5].map((at) => {
    const [from, to] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16))
    return Math.round((from ?? 0) + ((to ?? 0) - (from ?? 0)) * part)
  })
  return `#${digits.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
