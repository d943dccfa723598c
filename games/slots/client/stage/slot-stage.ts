import type { Backdrop } from '../backdrop.ts'
import type { Brush } from './brush.ts'
import type { FrameStyle } from './paint-frame.ts'
import type { Moment } from './moment.ts'
import type { Parts } from './part.ts'
import type { Place } from './place.ts'

type Show = (brush: Brush, moment: Readonly<Moment>, place: Place) => void

/** A title's scene: what stands behind the reels and before their frame, how it moves, and what a bonus makes of it. */
export type SlotStage = {
  /** How much of the height is left to the scene on an upright page. */
  readonly room: number
  /** How much of that lies above the reels. */
  readonly stand: number
  readonly frame: FrameStyle
  /** The colour of edges and shadows, and of the light on everything. */
  readonly edge: string
  readonly light: string
  /** The same place in the light of a bonus. */
  readonly night: Backdrop
  readonly parts: Parts
  /** What never moves, over the backdrop. */
  readonly ground?: (context: CanvasRenderingContext2D, place: Place, isNight: boolean) => void
  readonly behind: Show
  readonly before: Show
}
