import * as v from 'valibot'
import { wholeTextIn } from '#core/contract/whole-text-in.ts'
import { type Centavos, centavos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { dayOf } from '#core/clock/manila.ts'
import { type ApprovalKind, approvalKind } from '#features/office/approval/server/index.ts'
import { promotionOf } from '#features/promotions/kit/server/index.ts'
import { lockBooks } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import { availableOf } from '../rules.ts'
import { grantPayout } from './pay-commission.ts'
import type { CommissionDependencies } from './programme.ts'
import { commissionSum } from './store/earned.store.ts'
import { type Payout, payoutDecide, payoutFindForUpdate } from './store/payout.store.ts'

export const payoutKindName = { name: 'agentPayout' } as const

/** Amounts as text, so that none is rounded. */
const payload = v.object({
  id: wholeTextIn,
  key: v.string(),
  agentId: wholeTextIn,
  amount: v.pipe(wholeTextIn, v.transform(centavos)),
})

export const keptPayout = ({ id, key, agentId, amount }: Payout) => ({
  id: String(id),
  key,
  agentId: String(agentId),
  amount: String(amount),
})

/** A large payout of commission takes two members of the staff. */
export const payoutKind = (needs: CommissionDependencies): ApprovalKind =>
  approvalKind({
    ...payoutKindName,
    label: 'Payout of commission',
    approves: 'agent.approvePayout',
    payload,
    moves: ({ agentId: playerId, amount: coins }) => [{ playerId, coins }],
    facts: async ({ id, key, agentId, amount }, { db, now }) => [
      { name: 'Payout', value: `No. ${id}` },
      { name: 'Promotion', value: key },
      { name: 'Amount', value: formatMoney(amount) },
      {
        name: 'Commission earned in all',
        value: formatMoney((await commissionSum(db, { agentId, key, day: dayOf(now) })).total),
      },
    ],
    carryOut: (tx, { id }, { approver, now }) => carryOut(tx, needs, { id, by: approver, now }),
  })

type PayoutApproval = Pick<Parameters<typeof payoutDecide>[1], 'id' | 'by' | 'now'>

async function carryOut(tx: Transaction, needs: CommissionDependencies, { id, by, now }: PayoutApproval) {
  const payout = await payoutFindForUpdate(tx, id)
  if (payout === undefined || payout.state !== 'waiting') return refused('This payout was decided before.')
  const { key, agentId } = payout
  const programme = needs.programmes.find(({ kind }) => kind.key === key)
  const promotion = programme && (await promotionOf(tx, programme.kind))
  if (programme === undefined || promotion === undefined) return refused('The promotion is gone.')
  await lockBooks(tx, [agentId])
  const { total, taken } = await commissionSum(tx, { agentId, key, day: dayOf(now) })
  if (availableOf(total, taken) < 0n) return refused('Corrections since then leave less commission than this payout.')
  const given = await grantPayout(tx, needs, { payout, promotion, terms: programme.termsOf(promotion), now })
  if (given.kind === 'refusal') return refused(`The player may not be paid now: ${given.refusal}.`)
  await payoutDecide(tx, { id, state: 'paid', by, now })
  return { kind: 'done' as const, result: { payout: String(id), amount: textOf(payout.amount) } }
}

const textOf = (amount: Centavos): string => String(amount)

const refused = (why: string) => ({ kind: 'refused' as const, why })
