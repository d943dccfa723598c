import { createHash } from 'node:crypto'
import { hours, minutes, seconds } from '#core/clock/duration.ts'
import { addDuration, type Instant, subtractDuration } from '#core/clock/instant.ts'
import { subtractCentavos } from '#core/money/centavos.ts'
import { depositorsIn } from '#features/cashier/deposit/server/index.ts'
import {
  isOffered,
  isOpen,
  type Promotion,
  promotionAt,
  type PromotionDependencies,
  promotionOf,
  readReader,
  releasePool,
  reservePool,
} from '#features/promotions/kit/server/index.ts'
import { newServerSeed, seedHash } from '#platform/crypto/fair-seed.ts'
import { seededDraw } from '#platform/crypto/seeded-draw.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Job } from '#platform/jobs/job.ts'
import {
  beacon,
  beaconRoundAt,
  drawWinners,
  listText,
  type LotteryTerms,
  lotteryWeekAt,
  numberTickets,
  poolOf,
  ticketsFor,
} from '../rules.ts'
import { earnedIn } from './earned.ts'
import { type BeaconSource, readBeacon } from './read-beacon.ts'
import { sendPrizes } from './send-prizes.ts'
import { entryList } from './store/entry.store.ts'
import { lineList, linesInsert, winnerList, winnersInsert, winnersSent } from './store/line.store.ts'
import {
  lotteriesUndrawn,
  lotteriesUnlisted,
  lotteriesUnsettled,
  lotteryFind,
  lotteryInsert,
  type LotteryRow,
  lotterySetDraw,
  lotterySetList,
  lotterySettle,
} from './store/lottery.store.ts'
import { weekendLotteryKind } from './weekend-lottery-kind.ts'

export type LotteryDependencies = PromotionDependencies &
  BeaconSource & {
    readonly db: Database
    /** The key that weeks are committed to from now on. */
    readonly beaconPublicKey: string
  }

/** Rounds of the last seconds are counted by then. */
const listedAfter = minutes(5)
const beaconAwaited = hours(2)

/** Takes each week through its steps: prepared, listed, drawn, prizes sent, settled. Each step is done once. */
export const weekendLotteryJob = (needs: LotteryDependencies): Job => ({
  name: 'weekend-lottery.week',
  when: { every: seconds(30) },
  run: async ({ now, signal }) => {
    const { db } = needs
    await prepareWeek(needs, now)
    for (const row of await lotteriesUnlisted(db, subtractDuration(now, listedAfter))) {
      signal.throwIfAborted()
      await closeList(needs, row, now)
    }
    for (const row of await lotteriesUndrawn(db, now)) await drawWeek(needs, row, now)
    for (const row of await lotteriesUnsettled(db)) {
      signal.throwIfAborted()
      await sendPrizes(needs, row, now)
      await settleWeek(needs, row, now)
    }
  },
})

/** Commits to a seed and reserves the prizes. Without a budget for all prizes there is no draw in that week. */
async function prepareWeek({ db, beaconPublicKey }: LotteryDependencies, now: Instant): Promise<void> {
  const promotion = await promotionOf(db, weekendLotteryKind)
  if (promotion === undefined || !isOpen(promotion, now)) return
  const week = lotteryWeekAt(promotion.settings, now)
  if ((await lotteryFind(db, week.week)) !== undefined) return
  await db.transaction(async (tx) => {
    const pool = poolOf(promotion.settings.prizes)
    if (!(await reservePool(tx, { promotion, pool, at: week.closesAt }))) return
    const seed = newServerSeed()
    const committed = { seed, seedHash: seedHash(seed), beaconChain: beacon.chain, beaconPublicKey }
    const beaconRound = beaconRoundAt(week.drawsAt)
    const row = { ...week, ...committed, beaconRound, version: promotion.version, pool }
    if (await lotteryInsert(tx, row, now)) return
    await releasePool(tx, { key: weekendLotteryKind.key, left: pool, at: week.closesAt })
  })
}

/** Numbers the tickets of everybody who may be given gifts, and publishes the hash of the list. */
async function closeList(needs: LotteryDependencies, row: LotteryRow, now: Instant): Promise<void> {
  const { db } = needs
  const { week, startsAt, closesAt } = row
  const promotion = await promotionAt(db, weekendLotteryKind, row.version)
  const depositors = await depositorsIn(db, { from: startsAt, until: closesAt })
  const players = (await entryList(db, week)).map(({ playerId }) => playerId)
  const ids = [...new Set([...depositors, ...players])].toSorted((a, b) => (a < b ? -1 : 1))
  const entrants = []
  for (const playerId of ids) {
    if (!(await mayEnter(needs, promotion, { playerId, now: closesAt }))) continue
    entrants.push({ playerId, ...ticketsFor(promotion.settings, await earnedIn(db, row, playerId)) })
  }
  const lines = numberTickets(entrants)
  const listHash = createHash('sha256').update(listText(lines)).digest('hex')
  await db.transaction(async (tx) => {
    if (!(await lotterySetList(tx, { week, listHash, tickets: lines.at(-1)?.last ?? 0, now }))) return
    await linesInsert(tx, week, lines)
  })
}

type Entrant = { readonly playerId: bigint; readonly now: Instant }

async function mayEnter(needs: LotteryDependencies, promotion: Promotion<LotteryTerms>, entrant: Entrant) {
  const reader = await readReader(needs.db, needs, entrant)
  // A week that was committed to is drawn, even if the promotion has closed since: what counts now is the player.
  const { terms } = promotion
  const asCommitted = { ...promotion, state: 'live' as const, terms: { ...terms, startAt: null, endAt: null } }
  return isOffered(asCommitted, reader, entrant.now)
}

/** Draws with the beacon's round; after two hours without it, with the hash of the closed list. */
async function drawWeek(needs: LotteryDependencies, row: LotteryRow, now: Instant): Promise<void> {
  const { week, seed, listHash, beaconChain: chain, beaconRound, drawsAt, version } = row
  const publicKey = row.beaconPublicKey ?? needs.beaconPublicKey
  const read = await readBeacon(needs, { chain, round: Number(beaconRound), publicKey })
  if (read === undefined && now < addDuration(drawsAt, beaconAwaited)) return
  const { settings } = await promotionAt(needs.db, weekendLotteryKind, version)
  const randomness = read?.randomness ?? String(listHash)
  const source = read === undefined ? ('list' as const) : ('beacon' as const)
  await needs.db.transaction(async (tx) => {
    const drawn = { week, source, randomness, signature: read?.signature ?? null, beaconPublicKey: publicKey, now }
    if (!(await lotterySetDraw(tx, drawn))) return
    const draw = seededDraw(seed, `${week} ${randomness}`)
    await winnersInsert(tx, week, drawWinners(await lineList(tx, week), settings.prizes, draw))
  })
}

const prizesKeptFor = hours(7 * 24)
const winnersMax = 10_000

/** Once all prizes are sent, or after a week, what was not sent returns to the budget. */
async function settleWeek({ db }: LotteryDependencies, { week, pool, drawnAt, closesAt }: LotteryRow, now: Instant) {
  const winners = await winnerList(db, week, winnersMax)
  const isOver = drawnAt !== null && now >= addDuration(drawnAt, prizesKeptFor)
  if (!isOver && winners.some(({ sentAt }) => sentAt === null)) return
  await db.transaction(async (tx: Transaction) => {
    if (!(await lotterySettle(tx, week, now))) return
    const left = subtractCentavos(pool, await winnersSent(tx, week))
    await releasePool(tx, { key: weekendLotteryKind.key, left, at: closesAt })
  })
}
