import type { Table } from '#games/title/table.ts'
import { bituinFootball } from './math/bituin-football.ts'
import { hardcourtLeague } from './math/hardcourt-league.ts'

/** Virtual leagues on the public clock: everybody bets on the same matches. */
export const sportsTitles: readonly Table[] = [bituinFootball, hardcourtLeague]
