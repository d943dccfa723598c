import * as v from 'valibot'
import { instantIn, instantOut } from '#core/clock/wire-instant.ts'
import { idOut } from '#core/contract/id-out.ts'
import { reasonIn, staffCall, staffChange } from '#core/contract/staff-call.ts'
import { staffList } from '#core/contract/staff-list.ts'
import { settingsSchema } from './settings.ts'
import { settingNames } from './setting-names.ts'

const versionOut = v.pipe(v.number(), v.safeInteger())

/** A form that omits a setting does not know it, and would reset it: it is refused. */
const wholeSettingsIn = v.pipe(
  v.record(v.string(), v.unknown()),
  v.check(
    (given) => settingNames.every((name) => Object.hasOwn(given, name)),
    'Some settings are missing, so nothing was saved. Reload the page and try again.',
  ),
  settingsSchema,
)

export const viewSettings = staffCall({
  path: 'webConfiguration',
  summary: 'Returns the settings in effect.',
  permission: 'webConfiguration.view',
  request: v.object({}),
  response: v.object({ version: versionOut, settings: settingsSchema }),
  refusals: {},
})

export const saveSettings = staffChange({
  path: 'webConfigurationSave',
  summary:
    'Saves a new version of the settings, in effect at once. Refused if someone else has saved since it was loaded.',
  permission: 'webConfiguration.save',
  request: v.object({
    /** The version that the form was filled from. */
    version: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    settings: wholeSettingsIn,
    reason: reasonIn,
  }),
  /** Money settings await approval; the version holds everything else. */
  response: v.object({ version: versionOut, waiting: v.array(v.string()) }),
  refusals: { stale: 1073, nothingToChange: 1004, askedBefore: 1078 },
})

export const listSettingsHistory = staffList({
  path: 'webConfigurationHistory',
  summary: 'Lists every version of the settings, 25 at a time: who, when, why, and the changes.',
  permission: 'webConfiguration.view',
  filter: { from: v.optional(instantIn), until: v.optional(instantIn) },
  sorts: ['newest', 'oldest'],
  row: {
    version: idOut,
    changedAt: instantOut,
    changedBy: v.string(),
    reason: v.string(),
    changes: v.array(v.object({ name: v.string(), before: v.unknown(), after: v.unknown() })),
  },
})
