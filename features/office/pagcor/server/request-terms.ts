import { refuse } from '#core/contract/outcome.ts'
import { percentText } from '#core/money/basis-points.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { requestApproval } from '#features/office/approval/server/index.ts'
import { changed, handleStaffChange, type StaffDependencies } from '#features/office/staff/server/index.ts'
import { savePagcorTerms } from '../contract.ts'
import type { Shares } from '../rules.ts'
import { pagcorTermsKindName, storedTerms } from './pagcor-terms-kind.ts'
import { pagcorTermsOf } from './store/pagcor-terms.store.ts'

export const requestTermsHandler = (audit: StaffDependencies['audit']) =>
  handleStaffChange(audit, savePagcorTerms, async ({ input, staff, tx, now }) => {
    const { from, shares, minimumFee, reason, requestKey } = input
    const before = (await pagcorTermsOf(tx, from)) ?? null
    const payload = { from, terms: storedTerms({ shares, minimumFee }), before: before && storedTerms(before) }
    const subject = `pagcor:${from.slice(0, 7)}`
    const request = { kind: pagcorTermsKindName, subject, payload, reason, requestKey, staff, now }
    const approvalId = await requestApproval(tx, request)
    if (approvalId === undefined) return refuse('sentBefore')
    return changed(
      { approvalId },
      {
        subject,
        before: before && loggedTerms(before),
        after: { request: Number(approvalId), ...loggedTerms({ shares, minimumFee }) },
      },
    )
  })

const loggedTerms = ({ shares, minimumFee }: { readonly shares: Shares; readonly minimumFee: Centavos }) => ({
  ...Object.fromEntries(Object.entries(shares).map(([kind, share]) => [kind, percentText(share)])),
  minimumFee: String(minimumFee),
})
