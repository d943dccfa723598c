import { toWireCentavos } from '#core/money/wire-centavos.ts'
import { takesPart } from '#games/jackpot/pools.ts'
import type { JackpotNews, OpenedSession, WonJackpot } from '#games/rgs/contract.ts'
import type { TitleFacts } from '#games/title/title.ts'
import type { Player } from '../player.ts'
import type { Session } from '../session.store.ts'
import type { StudioDependencies } from '../studio-dependencies.ts'
import { type JackpotWin, jackpotWinListByRound, wheelListUnseen, wheelSetShown } from './jackpot-win.store.ts'
import { visibleJackpots } from './read-jackpots.ts'

type JackpotPlayer = Player<TitleFacts>

/** Play money feeds no pool, wins none, and is not notified. */
const seesPools = ({ session, title }: JackpotPlayer): boolean =>
  session.walletSessionSealed !== null && takesPart(title)

export async function jackpotsOf(
  needs: StudioDependencies,
  player: JackpotPlayer,
): Promise<Pick<OpenedSession, 'jackpots' | 'unseenWheels'>> {
  if (!seesPools(player)) return {}
  const { session, title } = player
  const [jackpots, unseen] = await Promise.all([
    visibleJackpots(needs.db, needs),
    wheelListUnseen(needs.db, session.accountId, title.code),
  ])
  return { jackpots, unseenWheels: unseen.map((win) => ({ ...wonJackpot(win), round: win.roundId })) }
}

/** What a round did to the pools, for its player. */
export async function jackpotNews(
  needs: StudioDependencies,
  player: JackpotPlayer,
  roundId: string,
): Promise<{ readonly jackpots?: JackpotNews }> {
  if (!seesPools(player)) return {}
  const [pools, wins] = await Promise.all([visibleJackpots(needs.db, needs), jackpotWinListByRound(needs.db, roundId)])
  return { jackpots: { pools, won: wins.map(wonJackpot) } }
}

/** The player has seen a wheel stop: it is not shown again. */
export async function closeWheel(
  { db, clock }: StudioDependencies,
  { accountId }: Session,
  roundId: string,
): Promise<Record<string, never>> {
  await wheelSetShown(db, { accountId, roundId, now: clock.now() })
  return {}
}

/** As its player, or the viewer of its replay, sees it. */
export const wonJackpot = ({ code, amount, spun }: Pick<JackpotWin, 'code' | 'amount' | 'spun'>): WonJackpot => ({
  code,
  amount: toWireCentavos(amount),
  ...(spun === null ? {} : { spun: { wheel: spun.wheel, segment: spun.segment, point: spun.point } }),
})
