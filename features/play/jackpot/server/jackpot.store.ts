import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type Jackpot = {
  readonly providerId: string
  readonly code: string
  readonly name: string
  readonly amount: Centavos
  readonly dropBy: Centavos
  /** Null: its winner has the whole pool. */
  readonly leastPercent: number | null
  readonly games: readonly string[]
  readonly lastAmount: Centavos | null
  readonly lastAt: Instant | null
}

const save = statement<{ funded: Centavos }>(
  'jackpot_save',
  `insert into jackpot (provider_id, code, name, amount, drop_by, games, last_amount, last_at, told_at,
     least_percent)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
   on conflict (provider_id, code) do update set name = excluded.name, amount = excluded.amount,
     drop_by = excluded.drop_by, games = excluded.games, last_amount = excluded.last_amount, last_at = excluded.last_at,
     told_at = excluded.told_at, least_percent = excluded.least_percent
   returning funded`,
)
/** Saves a report, locks the row, and returns how much of the contributions has been moved. */
export const jackpotSave = async (db: Queryable, jackpot: Jackpot, now: Instant): Promise<Centavos> => {
  const { providerId, code, name, amount, dropBy, games, lastAmount, lastAt, leastPercent } = jackpot
  const at = lastAt === null ? null : sqlTime(lastAt)
  const values = [providerId, code, name, amount, dropBy, games, lastAmount, at, sqlTime(now), leastPercent]
  return (await exactlyOne(db.rows(save, values))).funded
}

const setFunded = statement(
  'jackpot_set_funded',
  'update jackpot set funded = $3 where provider_id = $1 and code = $2 and funded < $3',
)
type FundedJackpot = Pick<Jackpot, 'providerId' | 'code'> & { readonly funded: Centavos }
export const jackpotSetFunded = (db: Queryable, { providerId, code, funded }: FundedJackpot) =>
  db.rows(setFunded, [providerId, code, funded])

const list = statement<Jackpot>(
  'jackpot_list_told_since',
  `select provider_id as "providerId", code, name, amount, drop_by as "dropBy", games, last_amount as "lastAmount",
     last_at as "lastAt", least_percent as "leastPercent"
   from jackpot where told_at > $1 order by drop_by desc, provider_id, code`,
)
export const jackpotListReportedSince = (db: Queryable, since: Instant) => db.rows(list, [sqlTime(since)])

type VaultJackpot = Omit<Jackpot, 'games' | 'leastPercent'> & {
  readonly funded: Centavos
  readonly reportedAt: Instant
}

const listForVault = statement<VaultJackpot>(
  'jackpot_list_vault',
  `select provider_id as "providerId", code, name, amount, drop_by as "dropBy", last_amount as "lastAmount", last_at as "lastAt",
     funded, told_at as "reportedAt" from jackpot order by provider_id, code`,
)
/** Every pool that a provider ever reported, with what was moved to it so far. */
export const jackpotListForVault = (db: Queryable) => db.rows(listForVault)
