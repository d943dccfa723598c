import * as v from 'valibot'
import { invalid, refuse } from '#core/contract/outcome.ts'
import { requestApproval } from '#features/office/approval/server/index.ts'
import { changed, handleStaffChange } from '#features/office/staff/server/index.ts'
import { withBudget } from '../../default-budget.ts'
import { isOpenEnded } from '../../open-ended.ts'
import { endPromotion, pausePromotion, requestPromotion, savePromotion } from '../../staff-contract.ts'
import { termsIn } from '../../terms.ts'
import { promotionApproval } from '../promotion-approval.ts'
import { promotionInsertVersion, promotionLock, promotionSetState, type StateChange } from '../store/promotion.store.ts'
import type { StaffPromotionDependencies } from './staff-promotion-dependencies.ts'
import { staffPromotionList } from '../store/staff-promotion.store.ts'
import { recordedVersion } from './recorded-version.ts'
import { versionFacts } from './version-facts.ts'
import { withHoldout } from './with-holdout.ts'
import { versionFaults } from './version-faults.ts'
import { waitsForApproval } from './waits-for-approval.ts'

const subjectOf = (key: string): string => `promotion:${key}`

export const staffSavePromotionHandler = ({ audit, kinds }: StaffPromotionDependencies) =>
  handleStaffChange(audit, savePromotion, async ({ input, staff, tx, now }) => {
    const { key, settings, reason } = input
    const kind = kinds.find((each) => each.key === key)
    if (kind === undefined) return refuse('promotionNotFound')
    const given = withBudget(kind, input.terms)
    const faults = versionFaults(kind, { terms: given, settings })
    if (faults.length > 0) return invalid(...faults)
    const terms = withHoldout(kind, given)
    const [before] = await staffPromotionList(tx, key)
    const version = await promotionInsertVersion(tx, { key, terms, settings, savedBy: staff.email, reason, now })
    // The number is assigned under the promotion's lock: of two saves from one version, the second is rolled back here.
    if (version !== (input.version ?? 0) + 1) return refuse('stale')
    return changed(
      { version },
      {
        subject: subjectOf(key),
        before: recordedVersion(kind, before),
        after: recordedVersion(kind, { latest: version, terms, settings }),
      },
    )
  })

export const staffRequestPromotionHandler = ({ audit, kinds, served, vipOf }: StaffPromotionDependencies) =>
  handleStaffChange(
    audit,
    requestPromotion,
    async ({ input: { key, version, requestKey, reason }, staff, tx, now }) => {
      await promotionLock(tx, key)
      const [row] = await staffPromotionList(tx, key)
      const kind = kinds.find((each) => each.key === key)
      if (kind === undefined || row === undefined || row.state === 'ended') return refuse('promotionNotFound')
      if (row.latest !== version) return refuse('stale')
      // Copies of versions from before the rule have no budget, and saving them asked for none.
      if (isOpenEnded(v.parse(termsIn, row.terms).budget)) return refuse('budgetMissing')
      if (await waitsForApproval(tx, { key, version, now })) return refuse('sentBefore')
      const payload = { key, version, facts: await versionFacts(tx, { served, vipOf, kind, row, now }) }
      const request = { kind: promotionApproval, subject: subjectOf(key), payload, reason, requestKey, staff, now }
      if ((await requestApproval(tx, request)) === undefined) return refuse('sentBefore')
      return changed({}, { subject: subjectOf(key), before: { version: row.version }, after: { asksFor: version } })
    },
  )

type Stop = Pick<StateChange, 'from' | 'to'>

const pausing: Stop = { from: ['live'], to: 'paused' }
const ending: Stop = { from: ['live', 'paused'], to: 'ended' }

export const staffPausePromotionHandler = ({ audit }: StaffPromotionDependencies) =>
  handleStaffChange(audit, pausePromotion, async ({ input: { key }, tx, now }) => {
    if (!(await promotionSetState(tx, { key, ...pausing, now }))) return refuse('notRunning')
    return changed({}, { subject: subjectOf(key), before: { state: 'live' }, after: { state: 'paused' } })
  })

export const staffEndPromotionHandler = ({ audit }: StaffPromotionDependencies) =>
  handleStaffChange(audit, endPromotion, async ({ input: { key }, tx, now }) => {
    if (!(await promotionSetState(tx, { key, ...ending, now }))) return refuse('notRunning')
    return changed({}, { subject: subjectOf(key), before: { state: 'live' }, after: { state: 'ended' } })
  })
