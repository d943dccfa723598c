import { isIP } from 'node:net'
import { isPrivateAddress } from './private-address.ts'

/** Which hosts behind the firewall may be called, as `host:port`. `all` where nothing is behind one: on a developer's machine. */
export type PrivateHosts = 'all' | ReadonlySet<string>

/** `host:port` of an address, with the port that its protocol has when it names none. */
export function hostAndPortOf({ hostname, port, protocol }: URL): string {
  return `${hostname.toLowerCase()}:${port || (protocol === 'https:' ? '443' : '80')}`
}

const localNames = /^(localhost|.*\.(localhost|local|internal|intranet|lan|home\.arpa))\.?$/

/** What can be said of an address without asking for its name: the call itself looks again at what the name leads to. */
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
