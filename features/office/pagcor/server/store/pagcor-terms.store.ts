import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { Shares } from '../../rules.ts'

type PagcorTerms = {
  readonly from: CalendarDay
  readonly shares: Shares
  readonly minimumFee: Centavos
  readonly savedBy: string
  readonly savedAt: Instant
}

type Row = Omit<PagcorTerms, 'shares'> & { readonly shares: unknown }

const share = v.pipe(v.number(), v.transform(basisPoints))
const sharesKept = v.object({ slots: share, fish: share, poker: share, sports: share, live: share, games: share })

const columns =
  'from_month as "from", shares, minimum_fee as "minimumFee", saved_by as "savedBy", saved_at as "savedAt"'
const termsOf = (row: Row): PagcorTerms => ({ ...row, shares: v.parse(sharesKept, row.shares) })

const find = statement<Row>(
  'pagcor_terms_find',
  `select ${columns} from pagcor_terms where from_month <= $1 order by from_month desc, id desc limit 1`,
)
/** The terms of a month; undefined before the first ones. */
export async function pagcorTermsOf(db: Queryable, month: CalendarDay): Promise<PagcorTerms | undefined> {
  const row = await atMostOne(db.rows(find, [month]))
  return row && termsOf(row)
}

const list = statement<Row>(
  'pagcor_terms_list',
  `select ${columns} from pagcor_terms order by from_month desc, id desc limit 100`,
)
/** Every version, those that apply from the latest month first. */
export const pagcorTermsList = async (db: Queryable): Promise<PagcorTerms[]> => (await db.rows(list)).map(termsOf)

const lock = statement('pagcor_terms_lock', `select pg_advisory_xact_lock(hashtextextended('pagcor_terms', 0))`)
/** Of two approvals at once, the second sees what the first has changed. */
export const pagcorTermsLock = (tx: Transaction) => tx.rows(lock)

const insert = statement(
  'pagcor_terms_insert',
  `insert into pagcor_terms (from_month, shares, minimum_fee, saved_by, reason, saved_at) values ($1, $2, $3, $4, $5, $6)`,
)
type NewTerms = PagcorTerms & { readonly reason: string }
export const pagcorTermsInsert = (tx: Transaction, { from, shares, minimumFee, savedBy, reason, savedAt }: NewTerms) =>
  tx.rows(insert, [from, JSON.stringify(shares), minimumFee, savedBy, reason, sqlTime(savedAt)])
