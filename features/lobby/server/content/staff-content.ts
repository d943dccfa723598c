import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { answer, invalid, refuse } from '#core/contract/outcome.ts'
import { requestApproval } from '#features/approval/server/index.ts'
import {
  changed,
  csvTime,
  handleStaff,
  handleStaffChange,
  handleStaffList,
  type StaffDependencies,
} from '#features/staff/server/index.ts'
import type { Handler } from '#platform/http/handle.ts'
import { contentSections, emptyContent } from '../../content.ts'
import { listContentHistory, saveContent, viewContent } from '../../staff-contract.ts'
import { contentFindNewest, contentInsert, contentVersionsForStaff } from './content.store.ts'
import { faultOf } from './fault-of.ts'
import { paidAccountKindName } from './paid-account-kind.ts'
import { paidAccountsChanged } from './paid-account.ts'
import { type PreviewNeeds, previewContentHandler } from './preview-content.ts'

/** The lobby's content, as the operator's staff sees and changes it. */
export const staffContent = ({ audit, ...preview }: Pick<StaffDependencies, 'audit'> & PreviewNeeds): Handler[] => [
  previewContentHandler(preview),
  handleStaff(viewContent, async ({ input: { section }, db }) => {
    const newest = await contentFindNewest(db, section)
    return answer({ version: Number(newest?.version ?? 0), content: newest?.content ?? emptyContent[section] })
  }),
  saveContentHandler(audit),
  handleStaffList(listContentHistory, {
    read: async ({ input: { section, from, until, ...place }, db, limit, countMax }) => {
      const page = await contentVersionsForStaff.read(db, {
        ...place,
        filter: { section, from, until },
        limit,
        countMax,
      })
      return { ...page, rows: [...page.rows] }
    },
    csv: [
      { name: 'Version', cell: ({ version }) => version },
      { name: 'When (Manila)', cell: ({ changedAt }) => csvTime(changedAt) },
      { name: 'Who', cell: ({ changedBy }) => changedBy },
      { name: 'Why', cell: ({ reason }) => reason },
      { name: 'Content', cell: ({ content }) => JSON.stringify(content) },
    ],
  }),
]

/** Makes a new version of a section. One that sends players' money to another account waits for a second person. */
const saveContentHandler = (audit: StaffDependencies['audit']) =>
  handleStaffChange(audit, saveContent, async ({ input, staff, tx, now }) => {
    const { section, content, reason } = input
    const parsed = v.safeParse(contentSections[section], content)
    if (!parsed.success) return invalid(...parsed.issues.map(faultOf))
    const newest = await contentFindNewest(tx, section)
    const current = Number(newest?.version ?? 0)
    if (input.version !== current) return refuse('stale', { version: current })
    const before = newest?.content ?? emptyContent[section]
    if (isDeepStrictEqual(before, content)) return refuse('nothingToChange')

    const accounts = paidAccountsChanged(section, before, content)
    if (accounts !== undefined) {
      const payload = { version: current, content, ...accounts }
      const requestKey = createHash('sha256').update(JSON.stringify(payload)).digest('hex')
      const wish = { kind: paidAccountKindName, subject: section, payload, reason, requestKey, staff, now }
      if ((await requestApproval(tx, wish)) === undefined) return refuse('askedBefore')
      return changed(
        { version: current, isWaiting: true },
        {
          subject: `lobbyContent:${section}`,
          before: { accounts: accounts.before },
          after: { accounts: accounts.after },
        },
      )
    }
    const version = current + 1
    const change = { section, version, content, changedBy: staff.email, reason, now }
    if (!(await contentInsert(tx, change))) return refuse('stale', { version })
    return changed(
      { version, isWaiting: false },
      { subject: `lobbyContent:${section}:${version}`, before: { content: before }, after: { content } },
    )
  })
