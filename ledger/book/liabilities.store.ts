import type { Centavos } from '#core/money/centavos.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import type { Points } from '../chart/points.ts'
import { isCounted } from '../chart/synthetic.ts'

export type Liabilities = {
  readonly players: bigint
  readonly coin: Centavos
  readonly hold: Centavos
  readonly safebox: Centavos
  readonly points: Points
}

const sum = statement<Liabilities>(
  'ledgerBookSum',
  `select count(*) as players, coalesce(sum(coin), 0)::bigint as coin, coalesce(sum(hold), 0)::bigint as hold,
     coalesce(sum(safebox), 0)::bigint as safebox, coalesce(sum(points), 0)::bigint as points
   from ledger_book where player_id > 0 and ${isCounted()}`,
)
/** The house's current liabilities to all players. */
export const liabilitiesNow = (db: Queryable): Promise<Liabilities> => exactlyOne(db.rows(sum))
