import type { Game } from '#features/office/web-configuration/player/index.ts'
import type { GameFilter } from './game-filter.ts'

/** A page's filter and its games, as its bar and its sheet show them. */
export type FilterProps = {
  /** The games before they are filtered. */
  readonly games: readonly Game[]
  readonly filter: GameFilter
  readonly onChange: (filter: GameFilter) => void
}
