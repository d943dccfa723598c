import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { toWireCentavos } from '#core/money/wire-centavos.ts'
import type { AuthenticatedPlayer, WalletAnswer } from '#games/protocol/answer.ts'
import { glwCode, type GlwCodeName, type LimitKind } from '#games/protocol/codes.ts'
import { walletMessages } from '../../messages.ts'
import { houseCurrency } from '../../rules.ts'
import { walletTxIdOf } from '../order-identity.ts'
import type { WalletDecision } from '../wallet-order.ts'

/** An answer in domain values; the rest of the wire's fields are derived from these. */
export type WalletReply = {
  readonly code: GlwCodeName
  readonly reqId: string
  readonly decision?: Partial<WalletDecision>
  readonly balance?: Centavos
  readonly field?: string
  readonly fault?: string | undefined
  readonly player?: AuthenticatedPlayer
}

const limitWords = {
  BET_MAX: walletMessages.betMax,
  LOSS: walletMessages.loss,
  SESSION_TIME: walletMessages.sessionTime,
} as const satisfies Record<LimitKind, string>

export function wireAnswer(
  { code, reqId, decision = {}, balance, field, fault, player }: WalletReply,
  { providerId, now }: { readonly providerId: string; readonly now: Instant },
): WalletAnswer & Partial<AuthenticatedPlayer> {
  const { kind, appliedAt, amount } = decision
  return {
    code: glwCode[code],
    msg: kind === undefined ? walletMessages[code].replace('{fault}', fault ?? '') : limitWords[kind],
    reqId,
    ...transactionOf(decision, providerId),
    balance: balance === undefined ? null : toWireCentavos(balance),
    currency: houseCurrency,
    ts: new Date(now).toISOString(),
    ...(field === undefined ? {} : { field }),
    ...(kind === undefined ? {} : { kind }),
    ...(appliedAt === undefined ? {} : { appliedAt: new Date(appliedAt).toISOString() }),
    ...(amount === undefined ? {} : { amount: toWireCentavos(amount) }),
    ...player,
  }
}

/** An id without a stored record has no number of ours. */
function transactionOf({ txId = null, state = null, dup = false }: Partial<WalletDecision>, providerId: string) {
  const walletTxId = txId === null || state === null ? null : walletTxIdOf(providerId, txId)
  return { txId, walletTxId, state, dup }
}
