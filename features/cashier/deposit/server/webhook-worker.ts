import { hours, milliseconds, seconds } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import type { Job } from '#platform/jobs/job.ts'
import { asWork, nameSubject, recordWork, type Work } from '#platform/work/work.ts'
import type { DepositDependencies } from './deposit-dependencies.ts'
import { creditWork, depositSubject } from './deposit-subject.ts'
import {
  type EventOutcome,
  eventListDue,
  eventLockWaiting,
  eventMarkDone,
  eventMarkFailed,
  type IrregularOutcome,
  type KeptEvent,
} from './store/deposit-event.store.ts'
import { settlePayment } from './settle-payment.ts'

type Dependencies = Pick<DepositDependencies, 'db' | 'clock' | 'log' | 'providers' | 'hooks'>

export type WebhookWorker = {
  /** Processes a stored event in the background. */
  readonly wake: (event: KeptEvent) => void
  /** Resolves when nothing is being processed. */
  readonly drained: () => Promise<void>
  /** Picks up events of crashed processes and failed attempts. */
  readonly job: Job
}

const eventsMax = 100
const pauseFirst = seconds(2)
const pauseMax = hours(1)
const triesMax = 20

/** Events are stored and answered first, then processed once by whichever process comes first. */
export function webhookWorker(needs: Dependencies): WebhookWorker {
  const { db, clock } = needs
  const underWay = new Set<Promise<void>>()
  const wake = (event: KeptEvent) => {
    const work = workOn(event, needs, clock.now()).finally(() => underWay.delete(work))
    underWay.add(work)
  }
  return {
    wake,
    drained: async () => {
      while (underWay.size > 0) await Promise.all(underWay)
    },
    job: {
      name: 'deposit.webhooks',
      when: { every: seconds(2) },
      run: async ({ now, signal }) => {
        for (const event of await eventListDue(db, now, eventsMax)) {
          signal.throwIfAborted()
          await workOn(event, needs, now)
        }
      },
    },
  }
}

/** Never throws: a failure is retried with backoff, and finally left to staff. */
const workOn = (event: KeptEvent, needs: Dependencies, now: Instant): Promise<void> =>
  asWork({ kind: 'event', name: 'depositReport' }, (work) => {
    nameSubject(depositSubject(event.report.reference))
    return settleEvent(event, needs, { now, work })
  })

type Turn = { readonly now: Instant; readonly work: Work }

async function settleEvent(
  event: KeptEvent,
  { db, clock, log, providers, hooks }: Dependencies,
  { now, work }: Turn,
): Promise<void> {
  const { provider, eventId, triedTimes } = event
  try {
    // An unauthenticated message is no evidence of money. The provider itself is queried.
    const adapter = providers.find(({ id }) => id === provider)
    const answer = event.isProven ? event.report : await adapter?.queryPayment(hintOf(event), now)
    if (answer === undefined || answer === 'unreachable') throw new Error(`${provider} could not be asked`)
    const outcome = await db.transaction(async (tx): Promise<EventOutcome | undefined> => {
      if ((await eventLockWaiting(tx, event)) === undefined) return undefined
      const settled =
        answer === 'unknownPayment' ? 'unknownOrder' : await settlePayment(tx, { provider, report: answer, now, hooks })
      await eventMarkDone(tx, event, settled)
      return settled
    })
    if (outcome === 'credited') recordCredit(clock.now() - event.receivedAt)
    const irregularity = outcome && irregularities[outcome]
    if (irregularity) log.error({ provider, eventId, reference: event.report.reference, outcome }, irregularity)
  } catch (err) {
    work.outcome = 'failed'
    log.error({ err, provider, eventId, triedTimes }, "a payment provider's event could not be processed")
    const pause = milliseconds(Math.min(pauseFirst * 2 ** triedTimes, pauseMax))
    await eventMarkFailed(db, event, triedTimes + 1 < triesMax ? addDuration(now, pause) : undefined).catch(
      // The database is unavailable: the event stays due, and the job finds it.
      () => undefined,
    )
  }
}

/** From the provider's report to the commit of the credit, however often it was tried. */
const recordCredit = (ms: number): void =>
  recordWork({ kind: 'event', name: creditWork, outcome: 'done', ms: Math.max(0, ms), parts: [] })

const irregularities: Readonly<Partial<Record<EventOutcome, string>>> = {
  unknownOrder: 'a payment has no order of ours',
  otherPayment: 'an order was paid by another payment',
  otherCurrency: 'a payment is not in pesos',
  partlyRefunded: 'a part of a payment was sent back',
  takenBackFirst: 'a payment went back before it was told that it was paid',
} satisfies Record<IrregularOutcome, string>

const hintOf = ({ report: { reference } }: KeptEvent) => ({ reference, paymentId: null })
