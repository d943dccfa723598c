import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { readSettings } from './read-settings.ts'
import { switchSetting } from './switch-setting.ts'

export type SwitchChange = {
  readonly isOpen: boolean
  readonly changedBy: string
  readonly reason: string
  readonly now: Instant
}

/** Something that can be stopped for everybody with one act, as the feature that it belongs to describes it. */
export type Switch = {
  readonly isOpen: (db: Queryable) => Promise<boolean>
  /** False if it was set this way already. */
  readonly set: (tx: Transaction, change: SwitchChange) => Promise<boolean>
}

/** The part of a feature's module that lists its switches. */
export type Switches = { readonly switches: Readonly<Record<string, Switch>> }

/** A switch that is one of the operator's settings. */
export const settingSwitch = (name: 'depositsOpen' | 'withdrawalsOpen'): Switch => ({
  isOpen: async (db) => (await readSettings(db)).settings[name],
  set: (tx, { isOpen, ...change }) => switchSetting(tx, { name, isOn: isOpen, ...change }),
})
