import type { WebConfiguration } from '../contract.ts'
import type { CurrentSettings } from './read-settings.ts'

/** What the house adds to the operator's settings: what depends on keys, on deployment and on the documents in force. */
export type ConfigurationSurroundings = Pick<WebConfiguration, 'passwordKey' | 'lineLogin' | 'legal'>

/** The web configuration as the client gets it, in the specification's shape. */
export function webConfigurationView(
  { version, settings }: CurrentSettings,
  surroundings: ConfigurationSurroundings,
): WebConfiguration {
  const { company: _company, countryGate: _gate, mobileStartsWith, lineLogin, ...shown } = settings
  const { helplineText, helplinePhone, licenceHolder, licenceNumber, licenceAddress, regulator, ...rest } = shown
  return {
    ...rest,
    version,
    accountRule: { mobileStartsWith },
    helpline: { text: helplineText, phone: helplinePhone },
    licence: { holder: licenceHolder, number: licenceNumber, regulator, address: licenceAddress },
    ...surroundings,
    lineLogin: lineLogin ? surroundings.lineLogin : null,
  }
}
