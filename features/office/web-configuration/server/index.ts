import type { ApprovalKinds } from '#features/office/approval/server/index.ts'
import type { AuditVocabulary, StaffDependencies } from '#features/office/staff/server/index.ts'
import { moneySettingsKind } from './money-settings-kind.ts'
import { settingMeanings } from './setting-meanings.ts'
import { staffWebConfiguration } from './staff-web-configuration.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { handlePrepared } from '#platform/http/handle.ts'
import { getConfiguration, getConfigurationAfterSignIn } from '../contract.ts'
import type { ConfigurationReader } from './current-configuration.ts'
import { fieldMeanings } from './field-meanings.ts'

type Dependencies = Pick<StaffDependencies, 'audit'> & { readonly reader: Pick<ConfigurationReader, 'reply'> }

/** The web configuration, for guests and after sign-in, as the server serves it. */
export const webConfiguration = ({ reader, audit }: Dependencies): FeatureModule & ApprovalKinds & AuditVocabulary => ({
  name: 'web-configuration',
  player: {
    handlers: [
      handlePrepared(getConfiguration, ({ input, caller: { language }, now }) =>
        reader.reply(input.gameListVersion, { language, now }),
      ),
      handlePrepared(getConfigurationAfterSignIn, ({ input, caller: { language }, now }) =>
        reader.reply(input.gameListVersion, { language, now }),
      ),
    ],
    fieldMeanings,
    refusalTexts: {},
  },
  desk: staffWebConfiguration({ audit }),
  approvalKinds: [moneySettingsKind],
  auditMeanings: () => settingMeanings,
})

export { columnsOfGames } from '../game-columns.ts'
export {
  announcementsOut,
  type GameConfig,
  gameConfigOut,
  type LobbyConfiguration,
} from '../wire.ts'
export { waitsForIdentity } from '../waits-for-identity.ts'
export { defaultSettings, type Settings } from '../settings.ts'
export {
  type ConfigurationReader,
  configurationReader,
} from './current-configuration.ts'
export { countryGate, isElsewhere } from './country-gate.ts'
export { beginProduction } from './begin-production.ts'
export { demoContacts, seedDemoContacts, withoutDemoContacts } from './demo-contacts.ts'
export { bulkLimits, refuseBulk } from './bulk-limits.ts'
export { readSettings, readSiteMode } from './read-settings.ts'
export { settingsInsert } from './store/settings.store.ts'
export { settingSwitch, type Switch, type Switches } from './switch.ts'
