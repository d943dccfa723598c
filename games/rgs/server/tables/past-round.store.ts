import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import { type TableRound, tableRoundColumns, tableRoundFrom } from './table-round.store.ts'

const findBefore = statement<TableRound>(
  'table_round_find_before',
  `select ${tableRoundColumns} from ${tableRoundFrom} where t.game_code = $1 and t.number < $2 order by t.number desc limit 1`,
)
/** The public round that a table's next one continued from. */
export const tableRoundFindBefore = (db: Queryable, { gameCode, number }: Pick<TableRound, 'gameCode' | 'number'>) =>
  atMostOne(db.rows(findBefore, [gameCode, number]))

const findByNumber = statement<TableRound>(
  'table_round_find_by_number',
  `select ${tableRoundColumns} from ${tableRoundFrom} where t.game_code = $1 and t.number = $2`,
)
export const tableRoundFindByNumber = (db: Queryable, { gameCode, number }: Pick<TableRound, 'gameCode' | 'number'>) =>
  atMostOne(db.rows(findByNumber, [gameCode, number]))

const listOver = statement<TableRound>(
  'table_round_list_over',
  `select ${tableRoundColumns} from ${tableRoundFrom} where t.game_code = $1 and t.state = 'over' order by t.number desc limit $2`,
)
/** The last results, the newest first. */
export const tableRoundListOver = (db: Queryable, gameCode: string, count: number) =>
  db.rows(listOver, [gameCode, count])
