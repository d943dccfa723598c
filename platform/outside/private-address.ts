import { BlockList, isIP } from 'node:net'

const privateNetworks = new BlockList()
const ipv4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
for (const [network, bits] of ipv4) privateNetworks.addSubnet(network, bits, 'ipv4')

// Of IPv6 only the global unicast addresses are public; some of those embed an IPv4 address or are unroutable.
const publicIpv6 = new BlockList()
publicIpv6.addSubnet('2000::', 3, 'ipv6')
const specialIpv6 = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  specialIpv6.addSubnet(network, bits, 'ipv6')
}

/** Whether an address is local, internal or unroutable. An invalid address is. */
export function isPrivateAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return privateNetworks.check(address, 'ipv4')
  if (family === 0) return true
  return !publicIpv6.check(address, 'ipv6') || specialIpv6.check(address, 'ipv6')
}
