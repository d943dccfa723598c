import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { answer, invalid, refuse } from '#core/contract/outcome.ts'
import { type ChannelSettings, type PaidAccounts, paidAccountsChanged } from '#features/cashier/channel/server/index.ts'
import { requestApproval } from '#features/office/approval/server/index.ts'
import {
  changed,
  csvValues,
  handleStaff,
  handleStaffChange,
  handleStaffList,
  type StaffDependencies,
  versionColumns,
} from '#features/office/staff/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Handler } from '#platform/http/handle.ts'
import { type ContentSection, emptyContent } from '../../content.ts'
import { listContentHistory, saveContent, viewContent } from '../../staff-contract.ts'
import { contentSections } from '../content-sections.ts'
import { contentFindNewest, contentInsert, contentVersionsForStaff } from '../store/content.store.ts'
import { faultOf } from './fault-of.ts'
import { paidAccountKindName } from './paid-account-kind.ts'
import { type PreviewDependencies, previewContentHandler } from './preview-content.ts'

/** The lobby's content, as the operator's staff sees and changes it. */
export const staffContent = ({
  audit,
  ...preview
}: Pick<StaffDependencies, 'audit'> & PreviewDependencies): Handler[] => [
  previewContentHandler(preview),
  handleStaff(viewContent, async ({ input: { section }, db }) => {
    return answer(await acting(db, section))
  }),
  saveContentHandler(audit),
  handleStaffList(listContentHistory, {
    read: async ({ input: { section, from, until, ...paging }, db, limit, countMax }) => {
      return contentVersionsForStaff.read(db, {
        ...paging,
        filter: { section, from, until },
        limit,
        countMax,
      })
    },
    csv: [...versionColumns, { name: 'Content', cell: ({ content }) => csvValues(content) }],
  }),
]

/** Makes a new version of a section. One that sends players' money to another account waits for a second person. */
const saveContentHandler = (audit: StaffDependencies['audit']) =>
  handleStaffChange(audit, saveContent, async ({ input, staff, tx, now }) => {
    const { section, content, reason } = input
    const parsed = v.safeParse(contentSections[section], content)
    if (!parsed.success) return invalid(...parsed.issues.map(faultOf))
    const { version: current, content: before } = await acting(tx, section)
    if (input.version !== current) return refuse('stale', { version: current })
    if (isDeepStrictEqual(before, content)) return refuse('nothingToChange')

    const accounts =
      section === 'rechargeTypes' ? paidAccountsChanged(channelsIn(before), channelsIn(content)) : undefined
    if (accounts !== undefined) {
      const payload = { version: current, content, ...accounts }
      const request = {
        kind: paidAccountKindName,
        subject: section,
        payload,
        reason,
        requestKey: keyOf(payload),
        staff,
        now,
      }
      const id = await requestApproval(tx, request)
      return id === undefined
        ? refuse('askedBefore')
        : requestedChange(section, current, { ...accounts, request: Number(id) })
    }
    const version = current + 1
    const change = { section, version, content, changedBy: staff.email, reason, now }
    if (!(await contentInsert(tx, change))) return refuse('stale', { version })
    return changed(
      { version, isWaiting: false },
      { subject: `lobbyContent:${section}:${version}`, before: { content: before }, after: { content } },
    )
  })

/** An older row that today's schema does not take names no account. */
function channelsIn(content: unknown): ChannelSettings {
  const parsed = v.safeParse(contentSections.rechargeTypes, content)
  return parsed.success ? parsed.output : {}
}

const keyOf = (payload: object): string => createHash('sha256').update(JSON.stringify(payload)).digest('hex')

type RequestedAccounts = PaidAccounts & { readonly request: number }
const requestedChange = (section: string, version: number, { before, after, request }: RequestedAccounts) =>
  changed(
    { version, isWaiting: true },
    { subject: `lobbyContent:${section}`, before: { accounts: before }, after: { request, accounts: after } },
  )

/** The published content; nothing before the first version. */
async function acting(db: Queryable, section: ContentSection) {
  const newest = await contentFindNewest(db, section)
  return { version: Number(newest?.version ?? 0), content: newest?.content ?? emptyContent[section] }
}
