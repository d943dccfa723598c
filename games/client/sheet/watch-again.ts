import type { PastRound } from '#games/rgs/contract.ts'
import type { StudioClient } from '../studio-client.ts'

/** Leaves the game for the replay of one of its rounds; the way back is the browser's. Answers false if it cannot be opened. */
export const watchAgain =
  (client: Pick<StudioClient, 'ask'>) =>
  async ({ id, game }: Pick<PastRound, 'id' | 'game'>): Promise<boolean> => {
    const reply = await client.ask('watch', { round: id })
    if (reply.kind !== 'answer') return false
    openReplayPage(game, reply.answer.replayToken)
    return true
  }

/** Leaves the game for a replay. */
export function openReplayPage(game: string, replayToken: string): void {
  const query = { game, rt: replayToken, lang: document.documentElement.lang, from: 'game' }
  location.assign(`/play?${new URLSearchParams(query)}`)
}
