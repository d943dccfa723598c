import { hours } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import type { Title, TitleFacts } from '#games/title/title.ts'
import type { Account } from './account.store.ts'
import { RgsRefused } from './rgs-refused.ts'
import type { WalletPlayer } from './round-ops.ts'
import { type Session, sessionFind } from './session.store.ts'
import type { StudioDependencies } from './studio-dependencies.ts'

/** Somebody at a game. */
export type Player<T extends TitleFacts = Title> = { readonly session: Session; readonly title: T }

const sessionLife = hours(12)

/** The holder of a token, and the game opened with it: a table or a title. */
export async function visitorOf(needs: StudioDependencies, token: string): Promise<Player<TitleFacts>> {
  const session = await sessionOf(needs, token)
  const title = needs.titles.get(session.gameCode) ?? needs.tables.get(session.gameCode)
  if (title === undefined) throw new RgsRefused('gameNotFound')
  return { session, title }
}

export async function playerOf(needs: StudioDependencies, token: string): Promise<Player> {
  const session = await sessionOf(needs, token)
  const title = needs.titles.get(session.gameCode)
  if (title === undefined) throw new RgsRefused('gameNotFound')
  return { session, title }
}

export async function sessionOf(needs: StudioDependencies, token: string): Promise<Session> {
  const session = token === '' ? undefined : await sessionFind(needs.db, needs.hashesOfToken(token))
  if (session === undefined || addDuration(session.openedAt, sessionLife) <= needs.clock.now()) {
    throw new RgsRefused('sessionEnded')
  }
  return session
}

export const walletSessionContext = (playerId: string): string => `wallet-session:${playerId}`

export const sealWalletSession = (
  { seal }: Pick<StudioDependencies, 'seal'>,
  { playerId, session }: WalletPlayer,
): Buffer => seal.seal(Buffer.from(session, 'utf8'), walletSessionContext(playerId))

export function walletPlayerOf(
  { seal }: Pick<StudioDependencies, 'seal'>,
  { playerId }: Pick<Account, 'playerId'>,
  { walletSessionSealed }: Session,
): WalletPlayer {
  if (playerId === null || walletSessionSealed === null) throw new RgsRefused('sessionEnded')
  const session = seal.open(walletSessionSealed, walletSessionContext(playerId))?.toString('utf8')
  if (session === undefined) throw new RgsRefused('sessionEnded')
  return { playerId, session }
}
