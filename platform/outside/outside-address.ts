import { isIP } from 'node:net'
import { isPrivateAddress } from './private-address.ts'

/**
 * Which internal hosts may be called, as `host:port`. `all` outside production, where everything is on a developer's
 * machine.
 */
export type PrivateHosts = 'all' | ReadonlySet<string>

/** `host:port` of an address, with its protocol's default port. */
export function hostAndPortOf({ hostname, port, protocol }: URL): string {
  return `${hostname.toLowerCase()}:${port || (protocol === 'https:' ? '443' : '80')}`
}

const localNames = /^(localhost|.*\.(localhost|local|internal|intranet|lan|home\.arpa))\.?$/

/** Checks an address without resolving its name: the call itself checks what the name resolves to. */
export function isCallable(address: string, privateHosts: PrivateHosts): boolean {
  if (!URL.canParse(address)) return false
  const url = new URL(address)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return false
  if (url.username !== '' || url.password !== '') return false
  if (isPermitted(url, privateHosts)) return true
  const name = url.hostname.replace(/^\[(.+)\]$/, '$1').toLowerCase()
  return isIP(name) === 0 ? name.includes('.') && !localNames.test(name) : !isPrivateAddress(name)
}

export const isPermitted = (url: URL, privateHosts: PrivateHosts): boolean =>
  privateHosts === 'all' || privateHosts.has(hostAndPortOf(url))
