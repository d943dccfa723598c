import type { CarriedOut, CarryingOut } from '#features/office/approval/server/index.ts'
import { lockBooks, post } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import type { DebtKind } from '../open-debt.ts'
import { debtBooks } from './debt-books.ts'

type WritingOff = Pick<CarryingOut, 'approvalId' | 'now'> & {
  readonly kind: DebtKind
  readonly id: string
  readonly playerId: bigint
}

/** Writes off the open part of the debt, under the lock of the player's book like repayments by games. */
export async function writeOff(
  tx: Transaction,
  { kind, id, playerId, approvalId, now }: WritingOff,
): Promise<CarriedOut> {
  await lockBooks(tx, [playerId])
  const ended = await debtBooks[kind].end(tx, id)
  if (ended === undefined) return { kind: 'refused', why: 'This debt is no longer open.' }
  const posted = await post(tx, {
    playerId,
    source: 'debt',
    key: `writeOff:${approvalId}`,
    transfers: [{ reason: 'debtWrittenOff', from: 'adjustment', to: 'debt', amount: ended.owed, reference: id }],
    now,
  })
  if (posted.kind !== 'applied') throw new Error(`writing off debt ${id} was ${posted.kind}`)
  return { kind: 'done', result: { writtenOff: String(ended.owed) } }
}
