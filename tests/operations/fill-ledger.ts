import { fundPlayers, openBets } from '../../bench/ledger/bets.ts'

export type LedgerSize = { readonly transfers: number; readonly players: number }

const atOnce = 1_000

/** Fills a ledger by its own engine, so that it verifies. */
export async function fillLedger(appUrl: string, { transfers, players }: LedgerSize): Promise<void> {
  await fundPlayers({ appUrl, playerCount: players })
  await playOn(appUrl, { transfers: transfers - players, players })
}

/** Bets and wins of players who are funded. */
export async function playOn(appUrl: string, { transfers, players }: LedgerSize): Promise<void> {
  const bets = await openBets({ appUrl, playerCount: players, slots: 2 })
  let left = transfers
  const play = async (worker: number): Promise<void> => {
    while (left-- > 0) await bets.play(worker)
  }
  await Promise.all(Array.from({ length: atOnce }, (_, worker) => play(worker)))
  await bets.close()
}
