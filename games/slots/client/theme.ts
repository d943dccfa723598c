import type { SlotModel } from '../math/model.ts'
import type { Backdrop } from './backdrop.ts'
import type { Palette } from './palette.ts'
import type { SlotStage } from './stage/slot-stage.ts'

/** How a title looks: its symbols as pictures in text (picture.ts), and where its reels stand. */
export type Theme = {
  readonly model: SlotModel
  /** By the symbol's name in the model. */
  readonly pictures: Readonly<Record<string, string>>
  /** What the symbols are called that a card names: the special symbol of free spins. */
  readonly names?: Readonly<Record<string, string>>
  /** The place around the reels, and who moves in it. */
  readonly scene: SlotStage
  readonly backdrop: Backdrop
  readonly palette: Palette
  /** Reels turn; where wins make room, symbols fall in from the beginning. */
  readonly entry: 'turn' | 'drop'
  /** The text of a mark on a cell: a pay in hundredths of the stake, or a multiplier. */
  readonly marks?: 'pay' | 'multiplier'
}
