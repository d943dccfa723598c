/** A direction or a place: to the right, up, and towards whoever looks. */
export type Point = readonly [x: number, y: number, z: number]
/** Where a die's own axes point. */
export type Turn = readonly [x: Point, y: Point, z: Point]

const quarter = Math.PI / 2
/** Looked at from above by so much. */
const elevation = 0.98
const [rise, sink] = [Math.cos(elevation), Math.sin(elevation)]

/** On the screen, and how much it faces whoever looks. */
export const onScreen = ([x, y, z]: Point): Point => [x, z * sink - y * rise, y * sink + z * rise]

type Angles = { readonly pitch: number; readonly yaw: number; readonly roll: number }

/** Opposite faces make seven; the face lies up when nothing has turned it: pitch and roll that bring it there. */
const upright: Readonly<Record<number, readonly [pitch: number, roll: number]>> = {
  1: [0, 0],
  2: [-quarter, 0],
  3: [0, quarter],
  4: [0, -quarter],
  5: [quarter, 0],
  6: [2 * quarter, 0],
}

/** A die whose face lies up, turned away from that by the angles. */
export function turnOf(face: number, { pitch, yaw, roll }: Angles): Turn {
  const [first, second] = upright[face] ?? [0, 0]
  const place = (point: Point): Point =>
    turnedY(turnedX(turnedZ(turnedX(turnedZ(point, second), first), roll), pitch), yaw)
  return [place([1, 0, 0]), place([0, 1, 0]), place([0, 0, 1])]
}

function turnedX([x, y, z]: Point, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [x, y * cos - z * sin, y * sin + z * cos]
}
function turnedY([x, y, z]: Point, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [x * cos + z * sin, y, z * cos - x * sin]
}
function turnedZ([x, y, z]: Point, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [x * cos - y * sin, x * sin + y * cos, z]
}

export type Face = { readonly number: number; readonly normal: Point; readonly across: Point; readonly down: Point }

const against = ([x, y, z]: Point): Point => [-x, -y, -z]

/** The six faces of a turned die, and how each lies. */
export function facesOf([x, y, z]: Turn): readonly Face[] {
  return [
    { number: 1, normal: y, across: x, down: z },
    { number: 6, normal: against(y), across: x, down: against(z) },
    { number: 2, normal: z, across: x, down: against(y) },
    { number: 5, normal: against(z), across: against(x), down: against(y) },
    { number: 3, normal: x, across: against(z), down: against(y) },
    { number: 4, normal: against(x), across: z, down: against(y) },
  ]
}
