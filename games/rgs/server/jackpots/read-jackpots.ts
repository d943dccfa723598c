import { toWireCentavos } from '#core/money/wire-centavos.ts'
import { amountOf } from '#games/jackpot/jackpot-cycle.ts'
import type { JackpotPool } from '#games/jackpot/jackpot-pool.ts'
import { takesPart } from '#games/jackpot/pools.ts'
import type { JackpotsAnswer } from '#games/protocol/jackpots.ts'
import type { PublicJackpot } from '#games/rgs/contract.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { openedSeed } from '../keep-seed.ts'
import { type Seed, seedListByIds } from '../seed.store.ts'
import type { StudioDependencies } from '../studio-dependencies.ts'
import { type Jackpot, jackpotList } from './jackpot.store.ts'
import { jackpotWinListLast, type ProvenWin } from './jackpot-win.store.ts'

type ReadDependencies = Pick<StudioDependencies, 'db' | 'seal' | 'jackpots' | 'titles'>

/** The public state of the pools, with everything needed to verify the last winning point. */
export async function readJackpots(needs: ReadDependencies): Promise<JackpotsAnswer> {
  const { db, jackpots, titles } = needs
  const [states, wins] = await Promise.all([jackpotList(db), jackpotWinListLast(db)])
  const seeds = await seedListByIds(
    db,
    wins.map(({ seedId }) => seedId),
  )
  const games = [...titles.values()].filter(takesPart).map(({ code }) => code)
  return {
    pools: jackpots.flatMap((pool) => {
      const { code, name } = pool
      const state = states.find((each) => each.code === code)
      const win = wins.find((each) => each.code === code)
      const seed = seeds.find(({ id }) => id === win?.seedId)
      if (state === undefined) return []
      const last = win === undefined || seed === undefined ? null : winProof(needs, win, seed)
      return [{ code, name, ...figuresOf(pool, state), games, last }]
    }),
  }
}

const figuresOf = (pool: JackpotPool, { grown, contributed, seedHash, dropBy, wheel }: Jackpot) => ({
  amount: toWireCentavos(amountOf({ grown })),
  dropBy: toWireCentavos(dropBy ?? pool.dropBy),
  ...(wheel === null ? {} : { wheel, leastPercent: Math.min(...wheel) }),
  contributed: toWireCentavos(amountOf({ grown: contributed })),
  seedHash,
})

/** In the form that verify.mjs takes, with what was won beside it: the draw is the point less the start, less one. */
export const winProof = (
  needs: Pick<ReadDependencies, 'seal'>,
  { gameCode, amount, wonAt, drawn, cycle, spun }: ProvenWin,
  seed: Seed,
) => ({
  game: gameCode,
  amount: toWireCentavos(amount),
  wonAt: new Date(wonAt).toISOString(),
  cycle,
  serverSeed: openedSeed(needs, seed),
  seedHash: seed.hash,
  clientSeed: seed.clientSeed,
  nonce: 0,
  drawn,
  ...(spun === null ? {} : { spun: { ...spun, paid: toWireCentavos(amount) } }),
})

/** What a game's page shows of the pools that its title feeds. */
export async function visibleJackpots(
  db: Queryable,
  { jackpots }: Pick<ReadDependencies, 'jackpots'>,
): Promise<PublicJackpot[]> {
  const states = await jackpotList(db)
  return jackpots.flatMap(({ code, name, dropBy }) => {
    const state = states.find((each) => each.code === code)
    if (state === undefined) return []
    const latest = toWireCentavos(state.dropBy ?? dropBy)
    return [{ code, name, amount: toWireCentavos(amountOf(state)), dropBy: latest }]
  })
}
