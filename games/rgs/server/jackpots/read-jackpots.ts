import { toWireCentavos } from '#core/money/wire-centavos.ts'
import { amountOf } from '#games/jackpot/jackpot-cycle.ts'
import { takesPart } from '#games/jackpot/pools.ts'
import type { JackpotsAnswer } from '#games/protocol/jackpots.ts'
import type { PublicJackpot } from '#games/rgs/contract.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { openedSeed } from '../keep-seed.ts'
import { type Seed, seedListByIds } from '../seed.store.ts'
import type { StudioDependencies } from '../studio-dependencies.ts'
import { type Jackpot, jackpotList, type LastWin, jackpotWinListLast } from './jackpot.store.ts'

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
    pools: jackpots.flatMap(({ code, name, dropBy }) => {
      const state = states.find((each) => each.code === code)
      const win = wins.find((each) => each.code === code)
      const seed = seeds.find(({ id }) => id === win?.seedId)
      if (state === undefined) return []
      const last = win === undefined || seed === undefined ? null : lastOf(needs, win, seed)
      return [{ code, name, dropBy: toWireCentavos(dropBy), ...figuresOf(state), games, last }]
    }),
  }
}

const figuresOf = ({ grown, contributed, seedHash }: Jackpot) => ({
  amount: toWireCentavos(amountOf({ grown })),
  contributed: toWireCentavos(amountOf({ grown: contributed })),
  seedHash,
})

/** In the form that verify.mjs takes, with what was won beside it: the draw is the point less the start, less one. */
const lastOf = (
  needs: Pick<ReadDependencies, 'seal'>,
  { gameCode, amount, wonAt, drawn, cycle }: LastWin,
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
})

/** What a game's page shows of the pools that its title feeds. */
export async function visibleJackpots(
  db: Queryable,
  { jackpots }: Pick<ReadDependencies, 'jackpots'>,
): Promise<PublicJackpot[]> {
  const states = await jackpotList(db)
  return jackpots.flatMap(({ code, name, dropBy }) => {
    const state = states.find((each) => each.code === code)
    return state === undefined
      ? []
      : [{ code, name, amount: toWireCentavos(amountOf(state)), dropBy: toWireCentavos(dropBy) }]
  })
}
