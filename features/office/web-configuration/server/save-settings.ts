import { createHash } from 'node:crypto'
import { refuse } from '#core/contract/outcome.ts'
import { requestApproval } from '#features/office/approval/server/index.ts'
import { changed, handleStaffChange, type StaffDependencies } from '#features/office/staff/server/index.ts'
import { isMoneySetting } from '../is-money-setting.ts'
import type { Settings } from '../settings.ts'
import { type SettingChange, settingsChanges } from '../settings-changes.ts'
import { saveSettings } from '../staff-contract.ts'
import { moneySettingsKindName } from './money-settings-kind.ts'
import { readSettings } from './read-settings.ts'
import { settingsLock } from './store/settings-history.store.ts'
import { settingsInsert } from './store/settings.store.ts'

/**
 * Saves a new version of the settings unless the form is stale. Money settings do not take effect with it: they become
 * a request for approval.
 */
export const saveSettingsHandler = ({ audit }: Pick<StaffDependencies, 'audit'>) =>
  handleStaffChange(audit, saveSettings, async ({ input, staff, tx, now }) => {
    await settingsLock(tx)
    const current = await readSettings(tx)
    if (current.version !== input.version) return refuse('stale', { version: current.version })
    const changes = settingsChanges(current.settings, input.settings)
    if (changes.length === 0) return refuse('nothingToChange')
    const { reason } = input
    const [waiting, acting] = [changes.filter(isAboutMoney), changes.filter((change) => !isAboutMoney(change))]

    if (waiting.length > 0) {
      const payload = { changes: waiting }
      const requestKey = createHash('sha256')
        .update(JSON.stringify([input.version, waiting]))
        .digest('hex')
      const request = {
        kind: moneySettingsKindName,
        subject: 'webConfiguration',
        payload,
        reason,
        requestKey,
        staff,
        now,
      }
      if ((await requestApproval(tx, request)) === undefined && acting.length === 0) return refuse('askedBefore')
    }
    const settings = without(input.settings, current.settings, waiting)
    const version =
      acting.length === 0
        ? current.version
        : Number((await settingsInsert(tx, { settings, changedBy: staff.email, reason, now })).version)
    return changed(
      { version, waiting: waiting.map(({ name }) => name) },
      { subject: `webConfiguration:${version}`, ...recordOf(acting, waiting) },
    )
  })

const isAboutMoney = ({ name }: SettingChange): boolean => isMoneySetting(name)

/** The new settings, with current values for those awaiting approval. */
const without = (given: Settings, present: Settings, waiting: readonly SettingChange[]): Settings => ({
  ...given,
  ...Object.fromEntries(Object.entries(present).filter(([name]) => waiting.some((change) => change.name === name))),
})

/** Effective settings are changes; the others are only requested. */
const recordOf = (acting: readonly SettingChange[], waiting: readonly SettingChange[]) => ({
  before: Object.fromEntries(acting.map(({ name, before }) => [name, before])),
  after: {
    ...Object.fromEntries(acting.map(({ name, after }) => [name, after])),
    ...(waiting.length === 0 ? {} : { askedFor: waiting }),
  },
})
