import * as v from 'valibot'
import { idOut } from '#core/contract/id-out.ts'
import { instantIn, instantOut } from '#core/clock/wire-instant.ts'
import { reasonIn, staffCall, staffChange } from '#core/contract/staff-call.ts'
import { staffList } from '#core/contract/staff-list.ts'
import { contentSectionNames } from './content.ts'

const sectionIn = v.picklist(contentSectionNames)

export const viewContent = staffCall({
  path: 'lobbyContent',
  summary: 'Returns one section of the content in effect.',
  permission: 'lobbyContent.view',
  request: v.object({ section: sectionIn }),
  response: v.object({ version: v.number(), content: v.unknown() }),
  refusals: {},
})

export const saveContent = staffChange({
  path: 'lobbyContentSave',
  summary:
    'Publishes a new version of a section at once. If it changes the account that players pay to, another member must approve it.',
  permission: 'lobbyContent.save',
  request: v.object({
    section: sectionIn,
    /** The version that the form was filled from; 0 where there was none. */
    version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    content: v.unknown(),
    reason: reasonIn,
  }),
  /** Waiting: the version that acts is still the one named, until a second person has approved. */
  response: v.object({ version: v.number(), isWaiting: v.boolean() }),
  refusals: { stale: 1073, nothingToChange: 1004, askedBefore: 1078 },
})

export const listContentHistory = staffList({
  path: 'lobbyContentHistory',
  summary: 'Lists every version of a section, 25 at a time: who, when, why, the content, and what it replaced.',
  permission: 'lobbyContent.view',
  filter: { section: sectionIn, from: v.optional(instantIn), until: v.optional(instantIn) },
  sorts: ['newest', 'oldest'],
  row: {
    version: idOut,
    content: v.unknown(),
    /** Null for the first version. */
    earlier: v.unknown(),
    changedBy: v.string(),
    reason: v.string(),
    changedAt: instantOut,
  },
})
