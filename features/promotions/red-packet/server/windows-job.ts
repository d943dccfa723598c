import { hours, minutes } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { isOpen, type Promotion, promotionOf, releasePool, reservePool } from '#features/promotions/kit/server/index.ts'
import { newServerSeed, seedHash } from '#platform/crypto/fair-seed.ts'
import { seededDraw } from '#platform/crypto/seeded-draw.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import { type PacketWindow, type RedPacketTerms, splitPool, windowsAhead } from '../rules.ts'
import { redPacketKind } from './red-packet-kind.ts'
import { packetsInsert, unopenedLock } from './store/packet.store.ts'
import { windowInsert, type WindowRow, windowsBetween, windowsEnded, windowSettle } from './store/window.store.ts'

/** A commitment that is published in the last minute convinces nobody. */
const committedFor = hours(1)
const preparedAhead = hours(24)

/**
 * Prepares the windows of the next day: the seed is drawn, its hash published, the pool split and its sum reserved in
 * the budget. Windows that have ended give back what nobody opened.
 */
export const windowsJob = ({ db }: { readonly db: Database }): Job => ({
  name: 'red-packet.windows',
  when: { every: minutes(1) },
  run: async ({ now }) => {
    for (const window of await windowsEnded(db, now)) await db.transaction((tx) => settleWindow(tx, window, now))
    const promotion = await promotionOf(db, redPacketKind)
    if (promotion === undefined || !isOpen(promotion, now)) return
    for (const window of await dueWindows(db, promotion, now)) {
      await db.transaction((tx) => prepareWindow(tx, { promotion, window, now }))
    }
  },
})

/** Those that open within a day, early enough to be committed to, and that no version has prepared yet. */
async function dueWindows(db: Database, { settings }: Promotion<RedPacketTerms>, now: Instant) {
  const [from, until] = [addDuration(now, committedFor), addDuration(now, preparedAhead)]
  const known = await windowsBetween(db, from, addDuration(until, hours(2)))
  return windowsAhead(settings, now).filter(
    ({ startsAt, endsAt }) =>
      startsAt >= from &&
      startsAt < until &&
      !known.some((window) => window.startsAt < endsAt && window.endsAt > startsAt),
  )
}

type Preparation = {
  readonly promotion: Promotion<RedPacketTerms>
  readonly window: PacketWindow
  readonly now: Instant
}

/** Nothing is prepared if the budget does not cover the pool. */
async function prepareWindow(tx: Transaction, { promotion, window, now }: Preparation): Promise<void> {
  const { version, settings, kind } = promotion
  const { pool, packets, smallest, largest } = settings
  const { id, startsAt } = window
  if (!(await reservePool(tx, { promotion, pool, at: startsAt }))) return
  const seed = newServerSeed()
  const terms = { pool, packets, smallest, largest }
  const isNew = await windowInsert(tx, { ...window, ...terms, version, seed, seedHash: seedHash(seed) }, now)
  if (isNew) await packetsInsert(tx, id, splitPool(terms, seededDraw(seed, id)))
  else await releasePool(tx, { key: kind.key, left: pool, at: startsAt })
}

async function settleWindow(tx: Transaction, { id, startsAt }: WindowRow, now: Instant): Promise<void> {
  const left = await unopenedLock(tx, id)
  if (!(await windowSettle(tx, id, now))) return
  await releasePool(tx, { key: redPacketKind.key, left, at: startsAt })
}
