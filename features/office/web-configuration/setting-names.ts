import { defaultSettings, type Settings } from './settings.ts'

export type SettingName = keyof Settings

const isSettingName = (name: string): name is SettingName => Object.hasOwn(defaultSettings, name)

export const settingNames: readonly SettingName[] = Object.keys(defaultSettings).filter(isSettingName)
