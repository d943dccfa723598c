import type * as v from 'valibot'
import { appVersion } from '#core/constants/specification.ts'
import { isOlderVersion } from '#core/client/version.ts'
import { pesos } from '#core/money/centavos.ts'
import type { webConfigurationOut } from '../contract.ts'
import type { LobbyConfiguration } from '../wire.ts'
import type { CurrentSettings } from './read-settings.ts'

type ConfigurationSource = v.InferInput<typeof webConfigurationOut>

/** What the server adds to the settings: values from keys, deployment and legal texts. */
export type ConfigurationSurroundings = Pick<
  ConfigurationSource,
  'passwordKey' | 'lineLogin' | 'legal' | 'legalTranslations'
> & {
  readonly spinConditions: ConfigurationSource['actInviteConditionModelClient2List']
}

/** The web configuration in the specification's format. */
export function webConfigurationView(
  { version, settings }: CurrentSettings,
  { passwordKey, lineLogin: lineChannel, spinConditions, ...legalVersions }: ConfigurationSurroundings,
  lobby: LobbyConfiguration,
): ConfigurationSource {
  const {
    company: _company,
    countryGate: _gate,
    kycGate: _kycGate,
    bigWinAmountMin: _amount,
    bigWinMultipleMin: _multiple,
    withdrawalAmountMax: _largest,
    withdrawalAutomaticMax: _automatic,
    smsNumbersAbroad: _abroad,
    smsPerHourMax: _perHour,
    appVersionMin,
    appDownloadBonus,
    appDownloadBetRate: betRate,
    ...open
  } = settings
  const { mobileStartsWith, lineLogin, ...shown } = open
  const { helplineText, helplinePhone, licenceHolder, licenceNumber, licenceAddress, regulator, ...rest } = shown
  return {
    ...rest,
    ...lobby,
    version,
    accountRule: { mobileStartsWith },
    appUpdate: {
      versionMin: reachable(appVersionMin),
      bonus: pesos(BigInt(appDownloadBonus)),
      betRate,
    },
    helpline: { text: helplineText, phone: helplinePhone },
    licence: { holder: licenceHolder, number: licenceNumber, regulator, address: licenceAddress },
    passwordKey,
    ...legalVersions,
    lineLogin: lineLogin ? lineChannel : null,
    actInviteConditionModelClient2List: spinConditions,
  }
}

/** No unavailable version is demanded: the newest page is this server's, and a newer app does not exist. */
const reachable = (version: string): string => (isOlderVersion(appVersion, version) ? appVersion : version)
