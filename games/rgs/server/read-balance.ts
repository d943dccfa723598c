import { toWireCentavos } from '#core/money/wire-centavos.ts'
import { glwCode } from '#games/protocol/codes.ts'
import type { TitleFacts } from '#games/title/title.ts'
import { newToken } from '#platform/crypto/opaque-token.ts'
import { accountFind } from './account.store.ts'
import { type Player, walletPlayerOf } from './player.ts'
import { RgsRefused } from './rgs-refused.ts'
import type { StudioDependencies } from './studio-dependencies.ts'

/** What the player has, in centavos: the wallet knows, or in a demonstration the studio. Null: the wallet does not answer. */
export async function readBalance(
  needs: StudioDependencies,
  { session, title }: Player<TitleFacts>,
): Promise<number | null> {
  const account = await accountFind(needs.db, session.accountId)
  if (account.demoBalance !== null) return toWireCentavos(account.demoBalance)
  const player = walletPlayerOf(needs, account, session)
  const reply = await needs.wallet.ask('balance', {
    reqId: newToken().slice(0, 22),
    currency: 'PHP',
    ts: new Date(needs.clock.now()).toISOString(),
    gameCode: title.code,
    ...player,
  })
  if (reply.kind !== 'answered') return null
  const { code, balance } = reply.answer
  if (code === glwCode.sessionExpired || code === glwCode.sessionInvalid) throw new RgsRefused('sessionEnded')
  return balance
}
