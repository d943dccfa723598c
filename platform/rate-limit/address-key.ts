import { isIPv4, isIPv6 } from 'node:net'

const groupsOfAddress = 8
const groupsOfConnection = 4
const groupsOfNetwork = 3
const bytesOfNetwork = 3

/**
 * The key of a limit by address. An IPv6 connection owns 2^64 addresses, so its network counts; an IPv4 address in IPv6
 * notation counts as IPv4.
 */
export function addressKey(ip: string): string {
  const plain = plainAddress(ip)
  return isIPv6(plain) ? `${groupsOf(plain).slice(0, groupsOfConnection).join(':')}::/64` : plain
}

/** The part of an address that one household, café or carrier's tower shares. */
export function networkOf(ip: string): string {
  const plain = plainAddress(ip)
  return isIPv6(plain)
    ? groupsOf(plain).slice(0, groupsOfNetwork).join(':')
    : plain.split('.').slice(0, bytesOfNetwork).join('.')
}

/** An IPv4 address in its plain notation. */
function plainAddress(ip: string): string {
  if (!isIPv6(ip)) return ip
  const [mark, ...last] = groupsOf(ip).slice(-bytesOfNetwork)
  const isMapped =
    mark === 'ffff' &&
    groupsOf(ip)
      .slice(0, groupsOfAddress - bytesOfNetwork)
      .every((group) => group === '0')
  if (!isMapped) return ip
  const numbers = last.map((group) => Number.parseInt(group, 16))
  return numbers.flatMap((number) => [number >> 8, number & 255]).join('.')
}

/** The eight groups of an IPv6 address, without leading zeros, in lower case. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = inGroups(ip.toLowerCase().replace(/%.*$/, '')).split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, groupsOfAddress - left.length - right.length) }, () => '0')
  return [...left, ...(tail === undefined ? [] : zeros), ...right].map((group) => group.replace(/^0+(?=.)/, ''))
}

/** The last two groups may be written as an IPv4 address. */
function inGroups(ip: string): string {
  const dotted = ip.slice(ip.lastIndexOf(':') + 1)
  if (!isIPv4(dotted)) return ip
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number)
  return `${ip.slice(0, -dotted.length)}${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
}
