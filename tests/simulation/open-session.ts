import type { Instant } from '#core/clock/instant.ts'
import type { GameWallet } from '#features/play/game-wallet/server/index.ts'
import type { Database } from '#platform/db/database.ts'
import { gameCodeOf, provider } from './simulated-deployment.ts'
import { endSessions, type SimPlayer } from './sim-player.ts'

const sessionMs = 12 * 3_600_000

export type SessionOpener = { readonly db: Database; readonly wallet: GameWallet; readonly now: Instant }

/** A launch takes the place of the older ones and gives the session that bets are made with. */
export async function openSession({ db, wallet, now }: SessionOpener, player: SimPlayer): Promise<void> {
  const gameCode = gameCodeOf(player.type)
  const launchToken = await db.transaction((tx) =>
    wallet.openLaunch(tx, { playerId: player.id, providerId: provider.id, gameCode, now }),
  )
  const common = { reqId: 'q', currency: 'PHP', ts: new Date(now).toISOString() }
  const reply = await wallet.perform(provider, 'authenticate', { ...common, launchToken, gameCode })
  if (reply.player === undefined) throw new Error(`a launch was answered ${reply.code}`)
  endSessions(player, now)
  player.session = reply.player.session
  player.wallet.state.sessions.set(player.session, now + sessionMs)
}
