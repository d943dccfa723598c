import * as v from 'valibot'
import type { Instant } from '#core/clock/instant.ts'
import { type CalendarDay, addDays, calendarDay, calendarDayIn, dayOf, startOfDay } from '#core/clock/manila.ts'
import { formatDay } from '#core/clock/manila-format.ts'
import { type ApprovalFact, type ApprovalKind, approvalKind } from '#features/office/approval/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { type LegalDocumentId, legalDocumentIds } from '../document.ts'
import { legalTitles } from '../titles.ts'
import { legalVersions } from '../versions.ts'
import { changeFacts } from './change-facts.ts'
import { legalDraftFindNewest, legalDraftWords } from './store/legal-draft.store.ts'
import { legalVersionInsert } from './store/legal-version.store.ts'
import { legalVersionsAt, legalWords } from './texts-in-force.ts'

export const legalVersionKindName = { name: 'legalText' } as const

/** A revision never changes, and only the newest can be published: what is approved is what was reviewed. */
const payload = v.object({
  document: v.picklist(legalDocumentIds),
  revision: v.number(),
  effective: calendarDayIn,
  isMaterial: v.boolean(),
})

/** The number of players who must agree again after a material change. */
export type LegalAudience = { readonly playersWhoMayPlay: (db: Queryable, now: Instant) => Promise<number> }

/** A legal text is written by one member and published by another. */
export const legalVersionKind = ({ playersWhoMayPlay }: LegalAudience): ApprovalKind =>
  approvalKind({
    ...legalVersionKindName,
    label: 'Legal text',
    approves: 'legal.approve',
    payload,
    facts: async ({ document, revision, effective, isMaterial }, { db, now }) => [
      { name: 'Text', value: `${legalTitles[document]}, draft ${revision}` },
      { name: 'In force from', value: formatDay(effective) },
      {
        name: 'Audience',
        value: isMaterial
          ? `${(await playersWhoMayPlay(db, now)).toLocaleString('en-PH')} players must agree again`
          : 'No player has to agree again',
      },
      ...(await differenceOf(db, { document, revision, effective })),
    ],
    carryOut: async (tx, { effective: version, document, ...request }, { approver, maker, reason, now }) => {
      if (version < dayOf(now))
        return { kind: 'refused', why: 'That date has passed. Make a new request with a later date.' }
      if ((await legalDraftFindNewest(tx, document))?.revision !== request.revision)
        return { kind: 'refused', why: 'The draft has changed since this request. Make a new request.' }
      const publishedBy = `${maker}, approved by ${approver}`
      const isNewest = version > legalVersions[document].version
      if (!isNewest || !(await legalVersionInsert(tx, { document, version, ...request, publishedBy, reason, now })))
        return {
          kind: 'refused',
          why: 'A version for that date or a later one is already published. Choose a later date.',
        }
      return { kind: 'done', result: { document, version } }
    },
  })

type VersionKey = { readonly document: LegalDocumentId; readonly revision: number; readonly effective: CalendarDay }

/** What the draft adds to and removes from the text in force before it. */
async function differenceOf(db: Queryable, { document, revision, effective }: VersionKey): Promise<ApprovalFact[]> {
  const { version } = (await legalVersionsAt(db, startOfDay(addDays(effective, -1))))[document]
  const [standing, draft] = await Promise.all([
    legalWords(db, document, version),
    legalDraftWords(db, { document, revision }),
  ])
  if (standing === undefined || draft === undefined) return []
  return [
    { name: 'Compared with', value: `the version of ${formatDay(calendarDay(version))}` },
    ...changeFacts(standing, draft),
  ]
}
