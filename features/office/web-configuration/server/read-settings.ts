import * as v from 'valibot'
import type { Queryable } from '#platform/db/queryable.ts'
import { defaultSettings, type Settings, settingsSchema } from '../settings.ts'
import { settingsFindCurrent, settingsFindMode } from './store/settings.store.ts'

export type CurrentSettings = { readonly version: number; readonly settings: Settings }

/** The current settings; the defaults until an operator has set any. */
export async function readSettings(db: Queryable): Promise<CurrentSettings> {
  const row = await settingsFindCurrent(db)
  return row
    ? { version: Number(row.version), settings: v.parse(settingsSchema, row.settings) }
    : { version: 0, settings: defaultSettings }
}

/** The mode alone, for callers that read it at every visit. */
export const readSiteMode = async (db: Queryable): Promise<Settings['mode']> => {
  const mode = await settingsFindMode(db)
  return mode === undefined ? defaultSettings.mode : mode === 'green' ? 'green' : 'normal'
}
