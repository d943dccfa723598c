/** The relying party of the keys. A browser offers a key to no other site. */
export type PasskeySite = { readonly id: string; readonly origin: string }

/** Undefined where browsers have no passkeys: for IP addresses and unencrypted sites. localhost has them by name. */
export function passkeySiteOf(url: string): PasskeySite | undefined {
  const { hostname, port, protocol } = new URL(url)
  const isOwnMachine = hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')
  const id = isOwnMachine ? 'localhost' : hostname
  const isNumber = /^[\d.]+$/.test(id) || id.startsWith('[')
  if (isNumber || (protocol !== 'https:' && !isOwnMachine)) return undefined
  return { id, origin: `${protocol}//${id}${port && `:${port}`}` }
}
