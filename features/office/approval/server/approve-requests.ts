import { bulkRefusalTexts } from '#core/contract/bulk.ts'
import { refuse } from '#core/contract/outcome.ts'
import { centavos, sumCentavos } from '#core/money/centavos.ts'
import { handleStaffBulk, type ItemResult, secondPersonMessages } from '#features/office/staff/server/index.ts'
import { approveRequests } from '../contract.ts'
import { approvalMessages } from '../messages.ts'
import { isLowRisk } from '../rules.ts'
import type { ApprovalDependencies } from './approval-dependencies.ts'
import { approveOne } from './approve-one.ts'
import { type ApprovalRow, approvalFindForUpdate, approvalListByIds } from './store/approval.store.ts'

/** Several requests of low risk. The player of each is rated again under its lock before it is carried out. */
export const approveRequestsHandler = ({ audit, ...needs }: ApprovalDependencies) =>
  handleStaffBulk(audit, approveRequests, {
    prepare: async ({ input: { items, sum: confirmed }, db }) => {
      const requests = await approvalListByIds(
        db,
        items.map(({ approvalId }) => approvalId),
      )
      const sum = sumCentavos(requests.map((request) => smallGiftOf(needs, request)?.amount ?? centavos(0n)))
      const refusal = await needs.refuseBulk(db, { count: items.length, sum, confirmed })
      return refusal ?? new Map(items.map((item) => [String(item.approvalId), item]))
    },
    decide: async ({ input: { reason }, staff, caller, tx, now }, { approvalId: id }) => {
      const request = await approvalFindForUpdate(tx, id)
      if (request === undefined) return refuse('approvalNotFound')
      if (request.state === 'approved' && request.deciderId === staff.staffId) return { kind: 'repeated' }
      const gift = smallGiftOf(needs, request)
      const riskScore = gift && (await needs.riskScoreNow(tx, gift.playerId, now))
      if (!isLowRisk(gift, riskScore)) return refuse('notLowRisk')
      return approveOne(tx, needs, { id, reason, staff, caller, now })
    },
    respond: (results) => ({ results: results.map(shown) }),
  })

/** What a request gives to its one player, where its kind says so. */
export const smallGiftOf = ({ kinds }: Pick<ApprovalDependencies, 'kinds'>, { kind, payload }: ApprovalRow) =>
  kinds.get(kind)?.smallGift(payload)

export const requestRefusalTexts = { ...bulkRefusalTexts, ...approvalMessages, ...secondPersonMessages } as const
const isReason = (refusal: string): refusal is keyof typeof requestRefusalTexts => refusal in requestRefusalTexts

const shown = ({ id, refusal }: ItemResult) => ({
  id,
  isDone: refusal === undefined,
  why: refusal ? whyOf(refusal) : null,
})

/** An act that cannot be carried out says why by itself. */
function whyOf({ refusal, details: { why } }: NonNullable<ItemResult['refusal']>): string | null {
  if (typeof why === 'string') return why
  return isReason(refusal) ? requestRefusalTexts[refusal] : null
}
