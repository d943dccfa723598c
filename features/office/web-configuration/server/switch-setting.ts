import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Settings } from '../settings.ts'
import { readSettings } from './read-settings.ts'
import { settingsLock } from './store/settings-history.store.ts'
import { settingsInsert } from './store/settings.store.ts'

type Flag = { [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never }[keyof Settings]

export type SettingSwitch = {
  readonly name: Flag
  readonly isOn: boolean
  readonly changedBy: string
  readonly reason: string
  readonly now: Instant
}

/** Switches one setting as a version of its own. False: it already has that state. */
export async function switchSetting(tx: Transaction, { name, isOn, ...entry }: SettingSwitch): Promise<boolean> {
  await settingsLock(tx)
  const { settings } = await readSettings(tx)
  if (settings[name] === isOn) return false
  await settingsInsert(tx, { ...entry, settings: { ...settings, [name]: isOn } })
  return true
}
