import { isIPv6 } from 'node:net'

const groupsOfNetwork = 4
const groupsOfAddress = 8

/**
 * Whom a limit by address counts. A version 6 address is one of the 2^64 that every connection is given, so its network is meant;
 * a version 4 address written as one of version 6 is itself.
 */
export function addressKey(ip: string): string {
  if (!isIPv6(ip)) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  const [head = '', tail] = ip.toLowerCase().replace(/%.*$/, '').split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, groupsOfAddress - left.length - right.length) }, () => '0')
  const groups = [...left, ...(tail === undefined ? [] : zeros), ...right].map((group) => group.replace(/^0+(?=.)/, ''))
  return `${groups.slice(0, groupsOfNetwork).join(':')}::/64`
}
