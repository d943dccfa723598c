import { nativeBridge, type NativePage } from '#platform/browser/native-app/native-bridge.ts'
import { adParameters } from './ad-parameters.ts'

/** The attribution of this visit: the native wrapper's, otherwise the advertisement's. */
export function attributionId(page?: NativePage): string {
  return wrapperAttribution(page) || (adParameters().afuid ?? '')
}

/** Empty outside the wrapper, and if it is unknown. */
export function wrapperAttribution(page?: NativePage): string {
  return nativeBridge(page)?.getAfuid?.() ?? ''
}

/** What an installed app reads after its first start, as a query string: referrer and inviter. */
export function installReferrer(invitation: Readonly<Record<string, string | undefined>> = {}): string {
  const facts = Object.entries({ ...adParameters(), afuid: attributionId(), ...invitation })
  return new URLSearchParams(facts.flatMap(([name, value]) => (value ? [[name, value]] : []))).toString()
}
