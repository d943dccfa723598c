import type { FeatureSwitchDependencies, Switch } from '#features/office/feature-switch/server/index.ts'
import { playIsOpen, switchPlay } from '#features/lobby/catalogue/server/index.ts'
import { readSettings, switchSetting } from '#features/office/web-configuration/server/index.ts'

const ofSetting = (name: 'depositsOpen' | 'withdrawalsOpen'): Switch => ({
  isOpen: async (db) => (await readSettings(db)).settings[name],
  set: (tx, { isOpen, ...told }) => switchSetting(tx, { name, isOn: isOpen, ...told }),
})

/** All switches, with the features that act on them. */
export const switches: FeatureSwitchDependencies['switches'] = {
  play: { isOpen: playIsOpen, set: switchPlay },
  deposits: ofSetting('depositsOpen'),
  withdrawals: ofSetting('withdrawalsOpen'),
}
