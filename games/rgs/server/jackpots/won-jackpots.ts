import type { StoredReplay } from '#games/rgs/contract.ts'
import { seedListByIds } from '../seed.store.ts'
import type { StudioDependencies } from '../studio-dependencies.ts'
import { wonJackpot } from './jackpot-news.ts'
import { jackpotWinListByRound } from './jackpot-win.store.ts'
import { winProof } from './read-jackpots.ts'

type WonDependencies = Pick<StudioDependencies, 'db' | 'seal' | 'jackpots'>

/** The pools that a round won, each with its proof: their seeds were revealed when they were won. */
export async function wonJackpots(needs: WonDependencies, roundId: string): Promise<Pick<StoredReplay, 'jackpots'>> {
  const wins = await jackpotWinListByRound(needs.db, roundId)
  if (wins.length === 0) return {}
  const seeds = await seedListByIds(
    needs.db,
    wins.map(({ seedId }) => seedId),
  )
  return {
    jackpots: wins.flatMap((win) => {
      const seed = seeds.find(({ id }) => id === win.seedId)
      const { name = win.code } = needs.jackpots.find(({ code }) => code === win.code) ?? {}
      if (seed === undefined) return []
      // A shared replay does not say when its round was played.
      const { wonAt: _, ...proof } = winProof(needs, win, seed)
      return [{ ...wonJackpot(win), name, proof }]
    }),
  }
}
