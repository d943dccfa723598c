import { randomFillSync } from 'node:crypto'
import { minutes } from '#core/clock/duration.ts'
import { systemClock } from '#core/clock/instant.ts'
import { seededFastDraw } from '#core/draw/seeded-bytes.ts'
import { pesos } from '#core/money/centavos.ts'
import { createEngine, type Engine } from '#ledger'
import { openDatabase } from '#platform/db/database.ts'
import { type Play, plays, playsWithRounds } from './plays.ts'

export type Bets = {
  /** One bet, or the win that follows a worker's last bet. */
  readonly play: (worker: number) => Promise<void>
  readonly close: () => Promise<void>
}

export type BetsOptions = {
  readonly appUrl: string
  readonly playerCount: number
  readonly slots: number
  readonly shareMin?: number
  /** A row for each round beside the ledger, as a game wallet has one. */
  readonly keepsRounds?: boolean
}

/** Players with money, and workers who bet and win for them at random: a round is a bet and, half of the time, a win. */
export async function openBets(options: BetsOptions): Promise<Bets> {
  const { appUrl, playerCount, slots, shareMin = 16, keepsRounds = false } = options
  const db = openDatabase({ url: appUrl, poolMax: slots + 1, applicationName: 'bench ledger' })
  const kind = keepsRounds ? playsWithRounds : plays
  // On a machine with other work a play may wait: it is slow, and the run goes on.
  const engine = createEngine({ db, clock: systemClock, kind, slots, shareMin, waitMax: minutes(5) })
  const draw = seededFastDraw(playerCount)
  const openBets = new Map<number, Play>()

  const submit = (play: Play): Promise<void> => submitTo(engine, play)
  return {
    play: (worker) => {
      const bet = openBets.get(worker)
      openBets.delete(worker)
      if (bet !== undefined && draw(2) === 0) return submit({ ...bet, act: 'win', txId: newId() })
      const playerId = BigInt(draw(playerCount) + 1)
      const next: Play = { playerId, act: 'bet', txId: newId(), roundId: newId(), amount: 150n }
      openBets.set(worker, next)
      return submit(next)
    },
    close: async () => {
      await engine.stop()
      await db.close()
    },
  }
}

/** Gives every player enough to lose for as long as the bench runs. */
export async function fundPlayers({ appUrl, playerCount }: Pick<BetsOptions, 'appUrl' | 'playerCount'>): Promise<void> {
  const db = openDatabase({ url: appUrl, poolMax: 2, applicationName: 'bench ledger' })
  const limits = { slots: 1, queueMax: playerCount, waitMax: minutes(5) }
  const engine = createEngine({ db, clock: systemClock, kind: plays, ...limits })
  const players = Array.from({ length: playerCount }, (_, index) => BigInt(index + 1))
  await Promise.all(
    players.map((playerId) =>
      submitTo(engine, { playerId, act: 'deposit', txId: newId(), roundId: newId(), amount: pesos(1_000_000n) }),
    ),
  )
  await engine.stop()
  await db.close()
}

async function submitTo(engine: Engine<Play, number>, play: Play): Promise<void> {
  const outcome = await engine.submit(play)
  if (outcome.kind !== 'applied') throw new Error(`a play was ${outcome.kind}`)
}

const idBytes = 16
const random = Buffer.alloc(1_024 * idBytes)
let nextId = random.length

/** As random as a provider's own, and so cheap that making it is not what is measured. */
function newId(): string {
  if (nextId === random.length) {
    randomFillSync(random)
    nextId = 0
  }
  nextId += idBytes
  return random.toString('hex', nextId - idBytes, nextId)
}
