import type { Instant } from '#core/clock/instant.ts'
import type { HashedTransfer } from '../proof/verify-chain.ts'

export type TransferRow = {
  readonly player_id: bigint
  readonly seq: bigint
  readonly at: Instant
  readonly asset: string
  readonly amount: bigint
  readonly from_account: string
  readonly to_account: string
  readonly from_balance: bigint | null
  readonly to_balance: bigint | null
  readonly reason: string
  readonly reference: string
  readonly source: string
  readonly key: string
  readonly closes: bigint | null
  readonly hash: string
}

export const transferColumns = `player_id, seq, at, asset, amount, from_account, to_account, from_balance, to_balance,
  reason, reference, source, key, closes, encode(hash, 'hex') as hash`

export const hashedTransferOf = (row: TransferRow): HashedTransfer => ({
  transfer: {
    playerId: row.player_id,
    seq: row.seq,
    at: row.at,
    asset: row.asset,
    amount: row.amount,
    from: row.from_account,
    to: row.to_account,
    fromBalance: row.from_balance ?? undefined,
    toBalance: row.to_balance ?? undefined,
    reason: row.reason,
    reference: row.reference,
    source: row.source,
    key: row.key,
    closes: row.closes ?? undefined,
  },
  hash: row.hash,
})
