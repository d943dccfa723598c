import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { schedule } from '#platform/jobs/schedule.ts'
import type { Consumer } from '#platform/outbox/consumer.ts'
import { notificationTerms } from '../notification-kinds.ts'
import { sendingPeriod, wasAway } from '../rules.ts'
import { type Fact, factOf } from './facts.ts'
import type { NotificationDependencies } from './notification-dependencies.ts'
import { pushJobName, pushKey, pushPayload } from './push-job.ts'
import { devicesOfPlayers, type DeviceRow } from './store/device.store.ts'
import { notificationInsert } from './store/notification.store.ts'

type Dependencies = Pick<NotificationDependencies, 'clock' | 'lastSeen' | 'topics'>

/** Makes notifications of facts, for players who have turned them on. */
export const followFacts = ({ clock, lastSeen, topics }: Dependencies): Consumer => ({
  name: 'notification.facts',
  topics: Object.values(topics),
  handle: async (tx, events) => {
    const facts = events.flatMap((event) => factOf(event, topics) ?? [])
    if (facts.length === 0) return
    const devices = await devicesOf(tx, facts)
    const reached = facts.filter(({ playerId }) => devices.has(playerId))
    const seen = await lastSeen(tx, playersToBeAway(reached))
    const now = clock.now()
    for (const fact of reached) {
      if (isForAway(fact) && !wasAway(fact, seen.get(fact.playerId))) continue
      await notify(tx, fact, { devices: devices.get(fact.playerId) ?? [], now })
    }
  },
})

async function devicesOf(tx: Transaction, facts: readonly Fact[]): Promise<ReadonlyMap<bigint, DeviceRow[]>> {
  const players = [...new Set(facts.map(({ playerId }) => playerId))]
  return Map.groupBy(await devicesOfPlayers(tx, players), ({ playerId }) => playerId)
}

const isForAway = ({ kind }: Fact): boolean => notificationTerms[kind].isForAway

const playersToBeAway = (facts: readonly Fact[]): bigint[] => [
  ...new Set(facts.filter(isForAway).map(({ playerId }) => playerId)),
]

type Recipients = { readonly devices: readonly DeviceRow[]; readonly now: Instant }

/** Browsers get it by a job each; the app asks for it. */
async function notify(tx: Transaction, fact: Fact, { devices, now }: Recipients): Promise<void> {
  const period = sendingPeriod(fact.kind, { at: fact.at, now })
  if (period === undefined) return
  const id = await notificationInsert(tx, { ...fact, ...period })
  if (id === undefined) return
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
