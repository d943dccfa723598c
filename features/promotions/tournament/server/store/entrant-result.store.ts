import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { type Entrant, entrantColumns } from './entrant.store.ts'

const listPlaced = statement<Entrant & { readonly place: number }>(
  'tournament_entrant_list_placed',
  `select ${entrantColumns} from tournament_entrant e where e.tournament_id = $1 and e.place > $2 order by e.place limit $3`,
)
/** The final table from a place on. */
export const entrantsPlaced = (db: Queryable, tournamentId: string, page: { after: number; countMax: number }) =>
  db.rows(listPlaced, [tournamentId, page.after, page.countMax])

const listUnpaid = statement<Entrant & { readonly place: number }>(
  'tournament_entrant_list_unpaid',
  `select ${entrantColumns} from tournament_entrant e
   where e.tournament_id = $1 and e.place is not null and e.prize > 0 and e.paid_at is null order by e.place`,
)
export const entrantsUnpaid = (db: Queryable, tournamentId: string) => db.rows(listUnpaid, [tournamentId])

const setPaid = statement<{ seat: number }>(
  'tournament_entrant_set_paid',
  `update tournament_entrant set paid_at = $3, told_at = $3
   where tournament_id = $1 and player_id = $2 and paid_at is null returning seat`,
)
type EntryKey = Pick<Entrant, 'tournamentId' | 'playerId'>
export const entrantSetPaid = (tx: Transaction, { tournamentId, playerId }: EntryKey, now: Instant) =>
  tx.rows(setPaid, [tournamentId, playerId, sqlTime(now)])

const sumPaid = statement<{ paid: Centavos }>(
  'tournament_entrant_sum_paid',
  `select coalesce(sum(prize), 0)::bigint as paid from tournament_entrant where tournament_id = $1 and paid_at is not null`,
)
export const prizesPaid = async (db: Queryable, tournamentId: string) =>
  (await exactlyOne(db.rows(sumPaid, [tournamentId]))).paid

const listUntold = statement<Entrant>(
  'tournament_entrant_list_untold',
  `select ${entrantColumns} from tournament_entrant e
   where e.tournament_id = $1 and e.told_at is null and e.left_at is null and e.prize = 0 and (e.place is not null or $2)
   order by e.seat limit $3`,
)
/** Those without a prize who have no letter yet: all, or those with a place. */
export const entrantsUntold = (db: Queryable, tournamentId: string, of: { all: boolean; countMax: number }) =>
  db.rows(listUntold, [tournamentId, of.all, of.countMax])

const setTold = statement(
  'tournament_entrant_set_told',
  'update tournament_entrant set told_at = $3 where tournament_id = $1 and player_id = any($2::bigint[])',
)
export const entrantsSetTold = (
  tx: Transaction,
  tournamentId: string,
  told: { ids: readonly bigint[]; now: Instant },
) => tx.rows(setTold, [tournamentId, told.ids, sqlTime(told.now)])

const listOwed = statement<Entrant>(
  'tournament_entrant_list_owed',
  `select ${entrantColumns} from tournament_entrant e
   where e.tournament_id = $1 and e.points_paid > 0 and e.points_returned_at is null and ($2 or e.left_at is not null)
   order by e.seat limit $3`,
)
/** Whose points go back: of those who left, or of all. */
export const entrantsOwedPoints = (db: Queryable, tournamentId: string, of: { all: boolean; countMax: number }) =>
  db.rows(listOwed, [tournamentId, of.all, of.countMax])

const setReturned = statement<{ seat: number }>(
  'tournament_entrant_set_returned',
  `update tournament_entrant set points_returned_at = $3
   where tournament_id = $1 and player_id = $2 and points_returned_at is null returning seat`,
)
/** False: a concurrent run returned them. */
export const pointsSetReturned = async (tx: Transaction, { tournamentId, playerId }: EntryKey, now: Instant) =>
  (await atMostOne(tx.rows(setReturned, [tournamentId, playerId, sqlTime(now)]))) !== undefined
