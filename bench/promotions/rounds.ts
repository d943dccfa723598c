import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { systemClock } from '#core/clock/instant.ts'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { centavos, zeroCentavos } from '#core/money/centavos.ts'
import { roundTopic } from '#features/play/game-wallet/server/index.ts'
import { roundCountedTopic } from '#ledger'
import type { NewEvent } from '#platform/outbox/event.ts'
import { consumerLag } from '#platform/outbox/consumer-lag.ts'
import { publish } from '#platform/outbox/publish.ts'
import { closedRound, roundEvent } from '#tests/play/settled-round.ts'
import { settled } from '../support/settled.ts'
import { processorTime } from '../support/processor-time.ts'
import { reportFigures } from '../support/figures.ts'
import { gameCode, providerId } from '../wallet/wallet-players.ts'
import type { PromotionBench } from './promotion-bench.ts'

const roundsPerSecond = 2_000
const seconds = 30
/** As the wallet commits under load: so many rounds in one transaction. */
const perTransaction = 25
const lagSecondsMax = 2
const draw = seededTestDraw(1)

/** Consumers of rounds, at two thousand wallet events a second. */
export async function measureRounds({ context, consumers, wallet, databasePid, playerCount }: PromotionBench) {
  const following = consumers.filter(({ topics }) => topics.some((topic) => followed.has(topic)))
  const parts = { database: [databasePid], server: wallet.serverPids }
  await publishRounds(context.db, playerCount, 5)
  await settled(context.db, following)

  const before = processorTime(parts)
  const lags = new Map<string, number[]>()
  const publishing = { isOver: false }
  const watching = watchLags(() => consumerLag(context.db, following), lags, publishing)
  const published = await publishRounds(context.db, playerCount, seconds)
  publishing.isOver = true
  await watching
  const settledAfter = await settled(context.db, following)
  const after = processorTime(parts)
  const each = (part: keyof typeof parts): number =>
    before === undefined || after === undefined ? Number.NaN : (after[part] - before[part]) / published.rounds

  reportFigures(
    `${published.rounds.toLocaleString('en')} rounds of ${playerCount.toLocaleString('en')} players, load ${(loadavg()[0] ?? 0).toFixed(1)}`,
    [
      { what: 'rounds published', value: published.perSecond, unit: 'a second', atLeast: roundsPerSecond * 0.98 },
      ...[...lags].map(([consumer, seen]) => ({
        what: `${consumer}: behind at most`,
        value: Math.max(...seen),
        unit: 's',
        digits: 2,
        bar: lagSecondsMax,
      })),
      { what: 'all had followed after the last round', value: settledAfter, unit: 's', digits: 2, bar: lagSecondsMax },
      { what: 'work of PostgreSQL for each round', value: each('database'), unit: 'µs' },
      { what: 'work of the server for each round', value: each('server'), unit: 'µs' },
    ],
  )
}

const followed: ReadonlySet<string> = new Set([...Object.values(roundTopic), roundCountedTopic])

type Db = PromotionBench['context']['db']
type Lag = Awaited<ReturnType<typeof consumerLag>>

/** The steady stream: what is late by the clock is caught up with, so that the number a second is what is claimed. */
async function publishRounds(db: Db, playerCount: number, forSeconds: number) {
  const target = roundsPerSecond * forSeconds
  const began = performance.now()
  let rounds = 0
  let sending: Promise<unknown>[] = []
  while (rounds < target) {
    const due = Math.min(target, ((performance.now() - began) / 1_000) * roundsPerSecond)
    while (rounds + perTransaction <= due || (due >= target && rounds < target)) {
      const events = Array.from({ length: perTransaction }, () => someRound(playerCount))
      sending.push(db.transaction((tx) => publish(tx, events)))
      rounds += perTransaction
      if (sending.length < 4) continue
      await Promise.all(sending)
      sending = []
    }
    await pause(5)
  }
  await Promise.all(sending)
  return { rounds, perSecond: Math.round((rounds * 1_000) / (performance.now() - began)) }
}

let lastRound = 0

/** A slot's round: half of them win something, one in five hundred so much that the lobby tells of it. */
function someRound(playerCount: number): NewEvent {
  const now = systemClock.now()
  const stake = centavos(150n)
  const win = draw(2) === 0 ? zeroCentavos : centavos(draw(500) === 0 ? 1_000_000n : 120n)
  lastRound += 1
  const round = closedRound({
    playerId: BigInt(draw(playerCount) + 1),
    providerId,
    gameCode,
    roundId: `bench-${lastRound}`,
    stake,
    win,
    largestBet: stake,
    openedAt: now,
  })
  return roundEvent(round, 'closed', now)
}

async function watchLags(read: () => Promise<Lag>, lags: Map<string, number[]>, publishing: { isOver: boolean }) {
  while (!publishing.isOver) {
    for (const { consumer, lag_seconds: lag } of await read()) lags.set(consumer, [...(lags.get(consumer) ?? []), lag])
    await pause(500)
  }
}
