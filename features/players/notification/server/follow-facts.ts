import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { schedule } from '#platform/jobs/schedule.ts'
import type { Consumer } from '#platform/outbox/consumer.ts'
import { isEmailFact } from '../email-facts.ts'
import { notificationTerms } from '../notification-kinds.ts'
import { sendingPeriod, wasAway } from '../rules.ts'
import { emailFactJobName } from './email-fact-job.ts'
import { type Fact, factOf } from './facts.ts'
import type { NotificationDependencies } from './notification-dependencies.ts'
import { pushJobName, pushKey, pushPayload } from './push-job.ts'
import { devicesOfPlayers, type DeviceRow } from './store/device.store.ts'
import { notificationInsert } from './store/notification.store.ts'

type Dependencies = Pick<NotificationDependencies, 'clock' | 'lastSeen' | 'topics' | 'email'>

/** Makes notifications of facts, for players who have turned them on. */
export const followFacts = ({ clock, lastSeen, topics, email }: Dependencies): Consumer => ({
  name: 'notification.facts',
  topics: Object.values(topics).flat(),
  handle: async (tx, events) => {
    const facts = events.flatMap((event) => factOf(event, topics) ?? [])
    if (facts.length === 0) return
    const devices = await devicesOf(tx, facts)
    const readers = new Set(await email.readersAmong(tx, playersOf(facts.filter(({ kind }) => isEmailFact(kind)))))
    const isEmailed = ({ kind, playerId }: Fact) => isEmailFact(kind) && readers.has(playerId)
    // What happened before a device turned notifications on is no news there.
    const devicesFor = ({ playerId, at }: Fact) => (devices.get(playerId) ?? []).filter(({ savedAt }) => savedAt <= at)
    const reached = facts.filter((fact) => devicesFor(fact).length > 0 || isEmailed(fact))
    const seen = await lastSeen(tx, playersToBeAway(reached))
    const now = clock.now()
    for (const fact of reached) {
      if (isForAway(fact) && !wasAway(fact, seen.get(fact.playerId))) continue
      await notify(tx, fact, { devices: devicesFor(fact), isEmailed: isEmailed(fact), now })
    }
  },
})

async function devicesOf(tx: Transaction, facts: readonly Fact[]): Promise<ReadonlyMap<bigint, DeviceRow[]>> {
  return Map.groupBy(await devicesOfPlayers(tx, playersOf(facts)), ({ playerId }) => playerId)
}

const playersOf = (facts: readonly Fact[]): bigint[] => [...new Set(facts.map(({ playerId }) => playerId))]

const isForAway = ({ kind }: Fact): boolean => notificationTerms[kind].isForAway

const playersToBeAway = (facts: readonly Fact[]): bigint[] => playersOf(facts.filter(isForAway))

type Recipients = { readonly devices: readonly DeviceRow[]; readonly isEmailed: boolean; readonly now: Instant }

/** Browsers and mailboxes get it by a job each; the app asks for it. */
async function notify(tx: Transaction, fact: Fact, { devices, isEmailed, now }: Recipients): Promise<void> {
  const period = sendingPeriod(fact.kind, { at: fact.at, now })
  if (period === undefined) return
  const id = await notificationInsert(tx, { ...fact, ...period })
  if (id === undefined) return
  if (isEmailed)
    await schedule(tx, { name: emailFactJobName, key: String(id), runAt: period.dueAt, payload: { id: String(id) } })
  for (const { sessionId, kind } of devices) {
    if (kind !== 'web') continue
    const order = { id, sessionId }
    await schedule(tx, {
      name: pushJobName,
      key: pushKey(order, period.dueAt),
      runAt: period.dueAt,
      payload: pushPayload(order),
    })
  }
}
