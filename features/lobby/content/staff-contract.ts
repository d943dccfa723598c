import * as v from 'valibot'
import { idOut } from '#core/contract/id-out.ts'
import { instantIn, instantOut } from '#core/clock/wire-instant.ts'
import { reasonIn, staffCall, staffChange } from '#core/contract/staff-call.ts'
import { staffList } from '#core/contract/staff-list.ts'
import { contentSectionNames } from './content.ts'

const sectionIn = v.picklist(contentSectionNames)

export const viewContent = staffCall({
  path: 'lobbyContent',
  summary: 'One section of the content as it acts now.',
  permission: 'lobbyContent.view',
  request: v.object({ section: sectionIn }),
  response: v.object({ version: v.number(), content: v.unknown() }),
  refusals: {},
})

export const saveContent = staffChange({
  path: 'lobbyContentSave',
  summary:
    'Makes a new version of a section, which acts at once; where players pay to another account by it, it waits for a second person.',
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
  summary: 'Every version of a section, 25 at a time: who, when, why, what it is, and what was before it.',
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
