import * as v from 'valibot'
import { calendarDayIn, dayOf } from '#core/clock/manila.ts'
import { formatDay } from '#core/clock/manila-format.ts'
import { type ApprovalKind, approvalKind } from '#features/approval/server/index.ts'
import { legalDocumentIds } from '../document.ts'
import { legalTitles } from '../titles.ts'
import { legalVersions } from '../versions.ts'
import { legalDraftFindNewest } from './legal-draft.store.ts'
import { legalVersionInsert } from './legal-version.store.ts'

export const legalVersionKindName = { name: 'legalText' } as const

/** A revision never changes, and only the newest is published: what is approved is what was looked at. */
const payload = v.object({
  document: v.picklist(legalDocumentIds),
  revision: v.number(),
  effective: calendarDayIn,
  isMaterial: v.boolean(),
})

/** A legal text is written by one and published by another. */
export const legalVersionKind: ApprovalKind = approvalKind({
  ...legalVersionKindName,
  label: 'Legal text',
  approves: 'legal.approve',
  payload,
  facts: ({ document, revision, effective, isMaterial }) => [
    { name: 'Text', value: `${legalTitles[document]}, draft no. ${revision} (compare it under Legal texts)` },
    { name: 'In force from', value: formatDay(effective) },
    { name: 'Players', value: isMaterial ? 'are asked to agree again' : 'are not asked again' },
  ],
  carryOut: async (tx, { effective: version, document, ...asked }, { approver, maker, reason, now }) => {
    if (version < dayOf(now)) return { kind: 'refused', why: 'That day has passed. Ask for a later one.' }
    if ((await legalDraftFindNewest(tx, document))?.revision !== asked.revision)
      return { kind: 'refused', why: 'The draft was changed since. Ask for it anew.' }
    const publishedBy = `${maker}, approved by ${approver}`
    const isNewest = version > legalVersions[document].version
    if (!isNewest || !(await legalVersionInsert(tx, { document, version, ...asked, publishedBy, reason, now })))
      return { kind: 'refused', why: 'A version of that day or a later one is published already.' }
    return { kind: 'done', result: { document, version } }
  },
})
