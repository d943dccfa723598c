import { promoPaidTopic } from '../../round-events.ts'
import { houseCurrency } from '../../rules.ts'
import { changeOf, decided, gameAccount, refused, type Turn, txRow, type WalletPlan } from './turn.ts'

/** Pays a provider's own promotion. Its turnover follows from the event. */
export function planPromo(turn: Turn<'promo'>): WalletPlan {
  const { provider, playerId, body } = turn.order
  const { amount, campaignId, currency, txId } = body
  if (currency !== houseCurrency) return refused(turn, 'currencyMismatch')
  if (!provider.mayPromo) return refused(turn, 'notPermitted')

  const { now, nextSeq } = turn.book
  const isPaid = amount > 0n
  const payload = {
    playerId: String(playerId),
    provider: provider.id,
    providerName: provider.name,
    txId,
    campaignId,
    amount: String(amount),
    betRateBasisPoints: provider.promoBetRate,
    at: now,
  }
  const event = {
    topic: promoPaidTopic,
    key: String(playerId),
    id: `${promoPaidTopic}:${provider.id}:${txId}`,
    payload,
  }
  return {
    kind: 'apply',
    answer: decided(turn, 'ok', { state: 'APPLIED' }),
    transfers: isPaid
      ? [{ reason: 'gamePromo', from: gameAccount(turn), to: 'coin', amount, reference: campaignId }]
      : [],
    rows: [
      {
        ...changeOf(turn),
        txs: [txRow(turn, { kind: 'promo', amount, seq: isPaid ? nextSeq : null, refTxId: campaignId })],
        events: isPaid ? [event] : [],
      },
    ],
  }
}
