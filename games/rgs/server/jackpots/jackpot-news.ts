import { toWireCentavos } from '#core/money/wire-centavos.ts'
import { takesPart } from '#games/jackpot/pools.ts'
import type { JackpotNews, OpenedSession } from '#games/rgs/contract.ts'
import type { TitleFacts } from '#games/title/title.ts'
import type { Player } from '../player.ts'
import type { StudioDependencies } from '../studio-dependencies.ts'
import { jackpotWinListByRound } from './jackpot.store.ts'
import { jackpotsTold } from './read-jackpots.ts'

type JackpotPlayer = Player<TitleFacts>

/** Play money feeds no pool, wins none, and is not notified. */
const isTold = ({ session, title }: JackpotPlayer): boolean => session.walletSessionSealed !== null && takesPart(title)

export const jackpotsOf = async (
  needs: StudioDependencies,
  asking: JackpotPlayer,
): Promise<Pick<OpenedSession, 'jackpots'>> => (isTold(asking) ? { jackpots: await jackpotsTold(needs.db, needs) } : {})

/** What a round did to the pools, for its player. */
export async function jackpotNews(
  needs: StudioDependencies,
  asking: JackpotPlayer,
  roundId: string,
): Promise<{ readonly jackpots?: JackpotNews }> {
  if (!isTold(asking)) return {}
  const [pools, wins] = await Promise.all([jackpotsTold(needs.db, needs), jackpotWinListByRound(needs.db, roundId)])
  return { jackpots: { pools, won: wins.map(({ code, amount }) => ({ code, amount: toWireCentavos(amount) })) } }
}
