import { invalid, refuse } from '#core/contract/outcome.ts'
import { requestApproval } from '#features/office/approval/server/index.ts'
import { changed, handleStaffChange, type StaffDependencies } from '#features/office/staff/server/index.ts'
import type { Handler } from '#platform/http/handle.ts'
import { sectionsOf } from '../../markup.ts'
import { requestLegalTranslation, saveLegalTranslationDraft } from '../../staff-contract.ts'
import { translationFaults } from '../../translation-faults.ts'
import { faultsOfText } from '../faults-of-text.ts'
import { legalTranslationKindName } from '../legal-translation-kind.ts'
import { legalTranslationDraftFindNewest, legalTranslationDraftInsert } from '../store/legal-translation.store.ts'
import { legalWords } from '../texts-in-force.ts'

/** Translations as the operator's staff writes and publishes them, beside the English texts. */
export const writingTranslations = ({ audit }: Pick<StaffDependencies, 'audit'>): Handler[] => [
  handleStaffChange(audit, saveLegalTranslationDraft, async ({ input, staff, tx, now }) => {
    const { document, language, summary, body, reason } = input
    const faults = faultsOfText(input)
    if (faults.length > 0) return invalid(...faults)
    const newest = await legalTranslationDraftFindNewest(tx, { document, language })
    if (input.revision !== (newest?.revision ?? 0)) return refuse('stale')
    if (newest?.summary === summary && newest.body === body) return refuse('nothingToChange')
    const revision = input.revision + 1
    const draft = { document, language, revision, summary, body, savedBy: staff.email, reason, now }
    if (!(await legalTranslationDraftInsert(tx, draft))) return refuse('stale')
    const subject = `legal:${document}:${language} draft ${revision}`
    return changed({ revision }, { subject, before: null, after: { characters: body.length } })
  }),
  handleStaffChange(audit, requestLegalTranslation, async ({ input, staff, tx, now }) => {
    const { document, language, revision, version, requestKey, reason } = input
    const draft = await legalTranslationDraftFindNewest(tx, { document, language })
    if (draft?.revision !== revision) return refuse('stale')
    const english = await legalWords(tx, document, version)
    if (english === undefined) return refuse('versionNotFound')
    const faults = translationFaults(sectionsOf(english.body).sections, sectionsOf(draft.body).sections)
    if (faults.length > 0)
      return invalid(...faults.map(({ message }) => ({ field: 'version', key: 'legalText', msg: message })))
    const subject = `legal:${document}:${version} ${language}`
    const payload = { document, language, revision, version }
    const request = { kind: legalTranslationKindName, subject, payload, reason, requestKey, staff, now }
    const approvalId = await requestApproval(tx, request)
    if (approvalId === undefined) return refuse('sentBefore')
    return changed({ approvalId }, { subject, before: null, after: { request: Number(approvalId), ...payload } })
  }),
]
