import type { Instant } from '#core/clock/instant.ts'
import { type Centavos, centavos } from '#core/money/centavos.ts'
import type { Transaction } from '#platform/db/database.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import type { PaymentReport } from '../../rules.ts'

export type EventOutcome = 'credited' | 'ended' | 'nothing' | 'takenBack' | 'refunded' | IrregularOutcome

/** Outcomes that need a person. The index of irregular events names these, too. */
export type IrregularOutcome = 'unknownOrder' | 'otherPayment' | 'otherCurrency' | 'takenBackFirst' | 'partlyRefunded'

export type EventRef = { readonly provider: string; readonly eventId: string }

export type NewDepositEvent = EventRef & {
  readonly body: Buffer
  readonly report: PaymentReport
  readonly isProven: boolean
  readonly receivedAt: Instant
}

const insert = statement<{ eventId: string }>(
  'deposit_event_insert',
  `insert into deposit_event (provider, event_id, reference, body, report, is_proven, received_at, try_at)
   values ($1, $2, $3, $4, $5, $6, $7, $7) on conflict do nothing returning event_id as "eventId"`,
)
/** Undefined if the event was stored before. */
export const eventInsert = (
  db: Queryable,
  { provider, eventId, body, report, isProven, receivedAt }: NewDepositEvent,
) =>
  atMostOne(
    db.rows(insert, [provider, eventId, report.reference, body, reportToJson(report), isProven, sqlTime(receivedAt)]),
  )

export type KeptEvent = EventRef & {
  readonly report: PaymentReport
  readonly isProven: boolean
  readonly receivedAt: Instant
  readonly triedTimes: number
}

const columns = `provider, event_id as "eventId", report, is_proven as "isProven", received_at as "receivedAt", tried_times as "triedTimes"`
type KeptRow = Omit<KeptEvent, 'report'> & { readonly report: ReportJson }

const listDue = statement<KeptRow>(
  'deposit_event_list_due',
  `select ${columns} from deposit_event where try_at <= $1 and report is not null order by try_at limit $2`,
)
export const eventListDue = async (db: Queryable, now: Instant, countMax: number): Promise<KeptEvent[]> =>
  (await db.rows(listDue, [sqlTime(now), countMax])).map(keptOf)

const lockWaiting = statement<KeptRow>(
  'deposit_event_lock_waiting',
  `select ${columns} from deposit_event where provider = $1 and event_id = $2 and try_at is not null for update skip locked`,
)
/** Undefined: it was processed, or is being processed. */
export const eventLockWaiting = async (tx: Transaction, { provider, eventId }: EventRef) => {
  const row = await atMostOne(tx.rows(lockWaiting, [provider, eventId]))
  return row && keptOf(row)
}

const markDone = statement(
  'deposit_event_mark_done',
  'update deposit_event set outcome = $3, tried_times = tried_times + 1, try_at = null where provider = $1 and event_id = $2',
)
export const eventMarkDone = (tx: Transaction, { provider, eventId }: EventRef, outcome: EventOutcome) =>
  tx.rows(markDone, [provider, eventId, outcome])

const markFailed = statement(
  'deposit_event_mark_failed',
  `update deposit_event set tried_times = tried_times + 1, try_at = $3
   where provider = $1 and event_id = $2 and try_at is not null`,
)
export const eventMarkFailed = (db: Queryable, { provider, eventId }: EventRef, next: Instant | undefined) =>
  db.rows(markFailed, [provider, eventId, next && sqlTime(next)])

const replay = statement<{ reference: string }>(
  'deposit_event_replay',
  `update deposit_event set try_at = $3, tried_times = 0
   where provider = $1 and event_id = $2 and report is not null returning reference`,
)
/** Processes it again, as if it had just arrived. Undefined: there is none. */
export const eventReplay = (tx: Transaction, { provider, eventId }: EventRef, now: Instant) =>
  atMostOne(tx.rows(replay, [provider, eventId, sqlTime(now)]))

type ReportJson = Pick<PaymentReport, 'reference' | 'paymentId' | 'state'> & {
  readonly paid?: string
  readonly isLate?: boolean
}

const reportToJson = (report: PaymentReport): string =>
  JSON.stringify('paid' in report ? { ...report, paid: String(report.paid) } : report)

function reportOf({ reference, paymentId, state, paid, isLate = false }: ReportJson): PaymentReport {
  if (state === 'paid') return { reference, paymentId, state, isLate, paid: amountOf(paid) }
  if (state === 'refunded' || state === 'chargedBack' || state === 'partlyRefunded')
    return { reference, paymentId, state, paid: amountOf(paid) }
  return { reference, paymentId, state }
}

const amountOf = (text = '0'): Centavos => centavos(BigInt(text))
const keptOf = ({ report, ...row }: KeptRow): KeptEvent => ({ ...row, report: reportOf(report) })
