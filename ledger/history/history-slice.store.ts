import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { archivedBookBefore } from '../archived/archive-book.store.ts'
import type { HistoryEntry, HistoryFilter } from './history.store.ts'

const slice = (more: string) => `select seq, at, reason, reference,
     case when from_account = $2 then to_account else from_account end as counter,
     case when from_account = $2 then -amount else amount end as amount,
     case when from_account = $2 then from_balance else to_balance end as balance
   from ledger_transfer
   where player_id = $1 and (from_account = $2 or to_account = $2)
     and at >= coalesce($3, '-infinity'::timestamptz) and at < coalesce($4, 'infinity'::timestamptz)
     and seq < $5 and ($6::text[] is null or reason = any($6)) ${more} order by seq desc limit $7`

const listAll = statement<HistoryEntry>('ledgerHistorySlice', slice(''))
// Must match the condition of the partial index literally: it finds three deposits among a million rounds.
const listBesidePlay = statement<HistoryEntry>(
  'ledgerHistorySliceBesidePlay',
  slice(`and reason not in ('bet', 'win')`),
)

export type SliceRequest = HistoryFilter & {
  /** Returns only entries with a smaller sequence number: where the last slice ended. */
  readonly before?: bigint | undefined
  readonly countMax: number
}

const afterAll = 9_223_372_036_854_775_807n

/** A slice of an account's history, newest first. New entries have larger numbers and shift nothing. */
export function historySlice(db: Queryable, { before = afterAll, countMax, ...filter }: SliceRequest) {
  const { playerId, account, from, to, reasons } = filter
  const isBesidePlay = reasons !== undefined && !reasons.includes('bet') && !reasons.includes('win')
  return db.rows(isBesidePlay ? listBesidePlay : listAll, [
    playerId,
    account,
    from === undefined ? null : sqlTime(from),
    to === undefined ? null : sqlTime(to),
    before,
    reasons ?? null,
    countMax,
  ])
}

type Moment = Pick<HistoryFilter, 'playerId' | 'account'> & { readonly at: Instant }

/** What an account had at a moment: after the last transfer before it that can be read, or as the archives before it leave it. */
export async function balanceBefore(db: Queryable, { playerId, account, at }: Moment): Promise<bigint> {
  const [last] = await historySlice(db, { playerId, account, to: at, countMax: 1 })
  const archived = await archivedBookBefore(db, playerId, at)
  if (last !== undefined && last.seq > (archived?.seq ?? 0n)) return last.balance
  return archived?.balances[account] ?? 0n
}
