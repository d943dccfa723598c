import type * as v from 'valibot'
import { appVersion } from '#core/constants/specification.ts'
import { isOlderVersion } from '#core/client/version.ts'
import type { Language } from '#core/language/language.ts'
import { translated } from '#core/message/local-text.ts'
import { pesos } from '#core/money/centavos.ts'
import type { webConfigurationOut } from '../contract.ts'
import type { LobbyConfiguration } from '../wire.ts'
import type { Settings } from '../settings.ts'
import type { CurrentSettings } from './read-settings.ts'

type ConfigurationSource = v.InferInput<typeof webConfigurationOut>

/** What the server adds to the settings: values from keys, deployment and legal texts. */
export type ConfigurationSurroundings = Pick<
  ConfigurationSource,
  'passwordKey' | 'lineLogin' | 'codesSent' | 'activitiesOpen' | 'legal' | 'legalTranslations'
> & {
  readonly spinConditions: ConfigurationSource['actInviteConditionModelClient2List']
}

type ReadSurroundings = ConfigurationSurroundings & { readonly language: Language }

/** The web configuration in the specification's format. */
export function webConfigurationView(
  { version, settings }: CurrentSettings,
  { lineLogin: lineChannel, spinConditions, language, ...surroundings }: ReadSurroundings,
  lobby: LobbyConfiguration,
): ConfigurationSource {
  const { appVersionMin, androidVersionMin, androidVersionRecommended, ...offered } = withoutPrivate(settings)
  const { appDownloadBonus, appDownloadBetRate: betRate, ...open } = offered
  const { mobileStartsWith, lineLogin, ...shown } = open
  const {
    helplineText,
    helplineTextFil,
    helplinePhone,
    licenceHolder,
    licenceNumber,
    licenceAddress,
    regulator,
    ...rest
  } = shown
  return {
    ...rest,
    ...lobby,
    version,
    accountRule: { mobileStartsWith },
    appUpdate: {
      versionMin: reachable(appVersionMin),
      androidMin: reachable(androidVersionMin),
      androidRecommended: reachable(androidVersionRecommended),
      bonus: pesos(BigInt(appDownloadBonus)),
      betRate,
    },
    helpline: { text: translated(helplineText, helplineTextFil)[language], phone: helplinePhone },
    licence: { holder: licenceHolder, number: licenceNumber, regulator, address: licenceAddress },
    ...surroundings,
    lineLogin: lineLogin ? lineChannel : null,
    actInviteConditionModelClient2List: spinConditions,
  }
}

/** The settings that only the server reads. */
function withoutPrivate(settings: Settings) {
  const {
    company: _company,
    countryGate: _gate,
    kycGate: _kycGate,
    bigWinAmountMin: _amount,
    bigWinMultipleMin: _multiple,
    withdrawalAmountMax: _largest,
    withdrawalAutomaticMax: _automatic,
    bulkCountMax: _bulkCount,
    bulkSumMax: _bulkSum,
    smsNumbersAbroad: _abroad,
    smsPerHourMax: _perHour,
    ...open
  } = settings
  return open
}

/** No unavailable version is demanded: the newest page is this server's, and a newer app does not exist. */
const reachable = (version: string): string => (isOlderVersion(appVersion, version) ? appVersion : version)
