import type { Feature } from '#platform/http/feature.ts'
import { handlePrepared } from '#platform/http/handle.ts'
import { getConfiguration, getConfigurationAfterSignIn } from '../contract.ts'
import type { ConfigurationReader } from './current-configuration.ts'
import { fieldMeanings } from './field-meanings.ts'

export const webConfiguration = (reader: Pick<ConfigurationReader, 'reply'>): Feature => ({
  name: 'web-configuration',
  handlers: [
    handlePrepared(getConfiguration, ({ input, now }) => reader.reply(input.gameListVersion, now)),
    handlePrepared(getConfigurationAfterSignIn, ({ input, now }) => reader.reply(input.gameListVersion, now)),
  ],
  fieldMeanings,
  refusalTexts: {},
})

export { columnsOfGames } from '../game-columns.ts'
export {
  type GameConfig,
  gameConfigOut,
  type LobbyConfiguration,
  lobbyConfigurationOut,
} from '../lobby-configuration.ts'
export { pesoSettings } from '../setting-fields.ts'
export { defaultSettings, type Settings } from '../settings.ts'
export {
  type ConfigurationReader,
  configurationReader,
  type WebConfigurationDependencies,
} from './current-configuration.ts'
export { countryGate, isElsewhere } from './country-gate.ts'
export { readSettings, readSiteMode } from './read-settings.ts'
export { moneySettingsKind } from './money-settings-kind.ts'
export { settingsInsert } from './store/settings.store.ts'
export { switchSetting } from './switch-setting.ts'
export { staffWebConfiguration } from './staff-web-configuration.ts'
