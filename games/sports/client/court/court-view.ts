import { between } from '../league-face.ts'

/** A place on the floor: along it from the left baseline (0) to the right (1), and from the far sideline (0) to the near one (1). */
export type Point = readonly [along: number, across: number]

/** The court as a camera in the stands sees it: what lies far away is higher, narrower and smaller. */
export type CourtView = {
  readonly width: number
  readonly height: number
  /** How tall a player in the middle of the court stands, in pixels. */
  readonly figure: number
  /** Where the stands end and the floor begins. */
  readonly floorTop: number
  readonly onFloor: (point: Point) => readonly [x: number, y: number]
  /** How large something is there, beside the middle of the court. */
  readonly scaleAt: (across: number) => number
}

/** From where a floor is seen. Parts of the view, but for the scales. */
export type Camera = {
  readonly nearLine: number
  readonly depthOfHeight: number
  /** A high and narrow view has more of the stands, not a deeper floor. */
  readonly depthOfWidth: number
  readonly farHalf: number
  readonly nearHalf: number
  readonly farScale: number
  readonly nearScale: number
  readonly figureOfHeight: number
  /** In a high and narrow view nobody grows beyond it. */
  readonly figureOfWidth: number
}

const courtCamera: Camera = {
  nearLine: 0.955,
  depthOfHeight: 0.485,
  depthOfWidth: 0.46,
  farHalf: 0.405,
  nearHalf: 0.475,
  farScale: 0.86,
  nearScale: 1.1,
  figureOfHeight: 0.255,
  figureOfWidth: 0.135,
}

export function courtView(width: number, height: number, camera = courtCamera): CourtView {
  const near = height * camera.nearLine
  const far = near - Math.min(height * camera.depthOfHeight, width * camera.depthOfWidth)
  return {
    width,
    height,
    figure: Math.min(height * camera.figureOfHeight, width * camera.figureOfWidth),
    floorTop: far - height * 0.035,
    onFloor: ([along, across]) => [
      width / 2 + (along - 0.5) * 2 * width * between(camera.farHalf, camera.nearHalf, across),
      between(far, near, across),
    ],
    scaleAt: (across) => between(camera.farScale, camera.nearScale, across),
  }
}

/** How much room somebody in the stands has: in a high and narrow view there are more rows, not larger people. */
export const seatOf = ({ width, floorTop }: CourtView): number => Math.min(floorTop * 0.145, width * 0.06)

/** The middle of each ring, and how high it hangs, in players. */
export const hoops: readonly [left: Point, right: Point] = [
  [0.05, 0.5],
  [0.95, 0.5],
]
export const ringHeight = 1.36
