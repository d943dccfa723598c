import { toWireCentavos } from '#core/money/wire-centavos.ts'
import { takesPart } from '#games/jackpot/pools.ts'
import type { JackpotNews, OpenedSession } from '#games/rgs/contract.ts'
import type { TitleFacts } from '#games/title/title.ts'
import type { Player } from '../player.ts'
import type { StudioDependencies } from '../studio-dependencies.ts'
import { jackpotWinListByRound } from './jackpot.store.ts'
import { visibleJackpots } from './read-jackpots.ts'

type JackpotPlayer = Player<TitleFacts>

/** Play money feeds no pool, wins none, and is not notified. */
const seesPools = ({ session, title }: JackpotPlayer): boolean =>
  session.walletSessionSealed !== null && takesPart(title)

export const jackpotsOf = async (
  needs: StudioDependencies,
  player: JackpotPlayer,
): Promise<Pick<OpenedSession, 'jackpots'>> =>
  seesPools(player) ? { jackpots: await visibleJackpots(needs.db, needs) } : {}

/** What a round did to the pools, for its player. */
export async function jackpotNews(
  needs: StudioDependencies,
  player: JackpotPlayer,
  roundId: string,
): Promise<{ readonly jackpots?: JackpotNews }> {
  if (!seesPools(player)) return {}
  const [pools, wins] = await Promise.all([visibleJackpots(needs.db, needs), jackpotWinListByRound(needs.db, roundId)])
  return { jackpots: { pools, won: wins.map(({ code, amount }) => ({ code, amount: toWireCentavos(amount) })) } }
}
