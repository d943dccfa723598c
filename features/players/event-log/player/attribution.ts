import { adParameters } from './ad-parameters.ts'

type NativePage = { readonly LobbyNative?: { readonly getAfuid?: () => unknown } }

/** The attribution of this visit: the native wrapper's, otherwise the advertisement's. */
export function attributionId(page: NativePage = window as NativePage): string {
  return wrapperAttribution(page) || (adParameters().afuid ?? '')
}

/** Empty outside the wrapper, and if it is unknown. */
export function wrapperAttribution(page: NativePage = window as NativePage): string {
  const id = page.LobbyNative?.getAfuid?.()
  return typeof id === 'string' ? id : ''
}

/** What an installed app reads after its first start, as a query string: referrer and inviter. */
export function installReferrer(invitation: Readonly<Record<string, string | undefined>> = {}): string {
  const facts = Object.entries({ ...adParameters(), afuid: attributionId(), ...invitation })
  return new URLSearchParams(facts.flatMap(([name, value]) => (value ? [[name, value]] : []))).toString()
}
