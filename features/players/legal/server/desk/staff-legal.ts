import { dayOf } from '#core/clock/manila.ts'
import { invalid, refuse } from '#core/contract/outcome.ts'
import { requestApproval } from '#features/office/approval/server/index.ts'
import {
  changed,
  handleStaffChange,
  type StaffDependencies,
  staffMessages,
} from '#features/office/staff/server/index.ts'
import type { ServedCalls } from '#platform/http/served-calls.ts'
import type { Handler } from '#platform/http/handle.ts'
import { requestLegalVersion, saveLegalDraft } from '../../staff-contract.ts'
import { legalVersions } from '../../versions.ts'
import { legalDraftFindNewest, legalDraftInsert } from '../store/legal-draft.store.ts'
import { legalVersionKindName } from '../legal-version-kind.ts'
import { legalVersionList } from '../store/legal-version.store.ts'
import { type PreviewDependencies, readingLegal } from '../reading-legal.ts'
import { faultsOfText } from '../faults-of-text.ts'
import { writingTranslations } from './writing-translations.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'

export type LegalDeskDependencies = Pick<StaffDependencies, 'audit'> & PreviewDependencies

/** Legal texts as the operator's staff writes and publishes them. */
export const staffLegal = (needs: LegalDeskDependencies): ServedCalls => ({
  fieldMeanings: staffFieldMeanings,
  handlers: [...readingLegal(needs), ...writingLegal(needs), ...writingTranslations(needs)],
  refusalTexts: {
    notPermitted: staffMessages.notPermitted,
    versionNotFound: 'Version not found.',
    stale: staffMessages.stale,
    nothingToChange: 'No changes to save.',
    tooEarly: 'Choose today or a later date, after the last published version.',
    sentBefore: 'This request is already waiting for approval.',
  },
})

const writingLegal = ({ audit }: Pick<StaffDependencies, 'audit'>): Handler[] => [
  handleStaffChange(audit, saveLegalDraft, async ({ input, staff, tx, now }) => {
    const { document, summary, body, reason } = input
    const faults = faultsOfText(input)
    if (faults.length > 0) return invalid(...faults)
    const newest = await legalDraftFindNewest(tx, document)
    if (input.revision !== (newest?.revision ?? 0)) return refuse('stale')
    if (newest?.summary === summary && newest.body === body) return refuse('nothingToChange')
    const revision = input.revision + 1
    const draft = { document, revision, summary, body, savedBy: staff.email, reason, now }
    if (!(await legalDraftInsert(tx, draft))) return refuse('stale')
    const subject = `legal:${document}:draft ${revision}`
    return changed({ revision }, { subject, before: null, after: { characters: body.length } })
  }),
  handleStaffChange(audit, requestLegalVersion, async ({ input, staff, tx, now }) => {
    const { document, requestKey, reason, ...request } = input
    const draft = await legalDraftFindNewest(tx, document)
    if (draft?.revision !== request.revision) return refuse('stale')
    const [last = legalVersions[document]] = await legalVersionList(tx, document)
    if (request.effective < dayOf(now) || request.effective <= last.version) return refuse('tooEarly')
    const subject = `legal:${document}:${request.effective}`
    const { revision, effective, isMaterial } = request
    const payload = { document, revision, effective, isMaterial }
    const approval = { kind: legalVersionKindName, subject, payload, reason, requestKey, staff, now }
    const approvalId = await requestApproval(tx, approval)
    if (approvalId === undefined) return refuse('sentBefore')
    return changed({ approvalId }, { subject, before: null, after: { request: Number(approvalId), ...payload } })
  }),
]
