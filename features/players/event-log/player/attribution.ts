import { adParameters } from './ad-parameters.ts'

type NativePage = { readonly LobbyNative?: { readonly getAfuid?: () => unknown } }

/** Who is to be thanked for this visit: the native wrapper knows, else the advertisement's link told. */
export function attributionId(page: NativePage = window as NativePage): string {
  return wrapperAttribution(page) || (adParameters().afuid ?? '')
}

/** Empty outside the wrapper, and where it does not know. */
export function wrapperAttribution(page: NativePage = window as NativePage): string {
  const told = page.LobbyNative?.getAfuid?.()
  return typeof told === 'string' ? told : ''
}

/** What an installed app reads after its first start, written as a query: who sent the player, and who invited them. */
export function installReferrer(invitation: Readonly<Record<string, string | undefined>> = {}): string {
  const facts = Object.entries({ ...adParameters(), afuid: attributionId(), ...invitation })
  return new URLSearchParams(facts.flatMap(([name, value]) => (value ? [[name, value]] : []))).toString()
}
