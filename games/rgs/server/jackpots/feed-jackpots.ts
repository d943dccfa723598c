import type { Instant } from '#core/clock/instant.ts'
import { addCentavos, type Centavos, centavos, zeroCentavos } from '#core/money/centavos.ts'
import { toWireCentavos } from '#core/money/wire-centavos.ts'
import { amountOf, contributionOf, cycleAfter, firstCycle, pointOf } from '#games/jackpot/jackpot-cycle.ts'
import type { JackpotPool } from '#games/jackpot/jackpot-pool.ts'
import { takesPart } from '#games/jackpot/pools.ts'
import { shareOf, spinWheel } from '#games/jackpot/wheel.ts'
import type { Transaction } from '#platform/db/database.ts'
import { drawOf, sealedNewSeed } from '../keep-seed.ts'
import { orderJackpot } from '../round-ops.ts'
import type { Round } from '../round.store.ts'
import { type Seed, seedReveal, seedsFind } from '../seed.store.ts'
import type { StudioDependencies } from '../studio-dependencies.ts'
import { publicSeedInsert } from '../tables/table-round.store.ts'
import {
  type CycleTerms,
  type GrownJackpot,
  jackpotInsert,
  jackpotList,
  jackpotRestart,
  jackpotsGrow,
} from './jackpot.store.ts'
import { type JackpotWin, jackpotWinInsert } from './jackpot-win.store.ts'

export type JackpotDependencies = Pick<StudioDependencies, 'seal' | 'jackpots' | 'titles'>

type JackpotFeed = {
  readonly round: Pick<Round, 'id' | 'gameCode'>
  readonly playerId: string
  readonly staked: Centavos
  readonly now: Instant
}

/**
 * A stake that the wallet has taken feeds the pools; the one that carries a pool to its point has won it, and the wallet is
 * asked to pay. Answers what was won. All of it in the transaction that writes the wallet's answer, so that it happens once.
 */
export async function feedJackpots(
  tx: Transaction,
  needs: JackpotDependencies,
  feeding: JackpotFeed,
): Promise<Centavos> {
  const title = needs.titles.get(feeding.round.gameCode)
  if (title === undefined || !takesPart(title) || feeding.staked === 0n) return zeroCentavos
  const { jackpots: pools } = needs
  const grown = await jackpotsGrow(
    tx,
    pools.map((pool) => ({ code: pool.code, ...contributionOf(pool, feeding.staked) })),
  )
  const seeds = await seedsFind(
    tx,
    grown.map(({ seedId }) => seedId),
  )
  let won = zeroCentavos
  for (const pool of pools) {
    const jackpot = grown.find(({ code }) => code === pool.code)
    const seed = seeds.find(({ id }) => id === jackpot?.seedId)
    if (jackpot === undefined || seed === undefined) throw new Error(`the pool ${pool.code} was never opened`)
    won = addCentavos(won, await payIfWon(tx, needs, { ...feeding, pool, jackpot, seed }))
  }
  return won
}

type PoolState = { readonly pool: JackpotPool; readonly jackpot: GrownJackpot; readonly seed: Seed }

async function payIfWon(
  tx: Transaction,
  needs: JackpotDependencies,
  { round, playerId, now, ...state }: JackpotFeed & PoolState,
): Promise<Centavos> {
  const { pool, jackpot } = state
  const { point, amount, spun, drawn } = drawWin(needs, state)
  if (amountOf(jackpot) < point) return zeroCentavos

  const { code, cycle, seedId } = jackpot
  await jackpotWinInsert(tx, { code, cycle, seedId, roundId: round.id, amount, spun, drawn, wonAt: now })
  await seedReveal(tx, seedId, now)
  const next = await newPoolSeed(tx, needs, { code, cycle: cycle + 1, now })
  const after = cycleAfter(jackpot, amount)
  await jackpotRestart(tx, { ...after, ...termsFor(pool, after), code, seedId: next })
  await orderJackpot(tx, { round, playerId, now }, { code, amount })
  return amount
}

type DrawnWin = Pick<JackpotWin, 'amount' | 'spun' | 'drawn'> & { readonly point: Centavos }

/** Worked out from the sealed seed whenever it is needed: it is written nowhere before the pool is won. */
function drawWin(needs: Pick<JackpotDependencies, 'seal'>, { pool, jackpot, seed }: PoolState): DrawnWin {
  const { draw, drawn } = drawOf(needs, seed, { nonce: 0, offset: 0 })
  const { wheel } = jackpot
  const dropBy = jackpot.dropBy ?? pool.dropBy
  const point = pointOf({ dropBy }, jackpot, draw)
  if (wheel === null) return { point, amount: point, spun: null, drawn }
  const { segment, percent } = spinWheel(wheel, draw)
  const spun = { wheel, segment, point: toWireCentavos(point), dropBy: toWireCentavos(dropBy) }
  return { point, amount: shareOf(point, percent), spun, drawn }
}

/** A pool that begins at the configured latest amount, because that was lowered, is won with its first centavo. */
const termsFor = ({ dropBy, wheel }: JackpotPool, { start }: Pick<GrownJackpot, 'start'>): CycleTerms => ({
  dropBy: dropBy > start ? dropBy : centavos(start + 1n),
  wheel: wheel ?? null,
})

/** Opens the pools that there are not yet. Repeated, it changes nothing. */
export async function openJackpots(needs: Pick<StudioDependencies, 'db' | 'seal' | 'jackpots' | 'clock'>) {
  const now = needs.clock.now()
  await needs.db.transaction(async (tx) => {
    const known = new Set((await jackpotList(tx)).map(({ code }) => code))
    for (const pool of needs.jackpots.filter(({ code }) => !known.has(code))) {
      const seedId = await newPoolSeed(tx, needs, { code: pool.code, cycle: 1, now })
      const cycle = firstCycle(pool)
      await jackpotInsert(tx, { ...cycle, ...termsFor(pool, cycle), code: pool.code, seedId, contributed: cycle.grown })
    }
  })
}

type Cycle = { readonly code: string; readonly cycle: number; readonly now: Instant }

/** The verifier of rounds checks a pool's point too: nonce 0, and the pool with its cycle for the client's seed. */
function newPoolSeed(
  tx: Transaction,
  needs: Pick<JackpotDependencies, 'seal'>,
  { code, cycle, now }: Cycle,
): Promise<bigint> {
  return publicSeedInsert(tx, { ...sealedNewSeed(needs), clientSeed: `${code}.${cycle}` }, now)
}
