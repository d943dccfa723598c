import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** The country of an address as an ISO code; undefined for private networks and unregistered addresses. */
export type CountryOfIp = (ip: string) => string | undefined

/**
 * Loads an embedded table (public domain) when the first address of its family is looked up: a start should not wait
 * for 25 MB of text, nor should a server that only sees itself and IPv4 addresses.
 */
export function countryOfIp(): CountryOfIp {
  let v4: RangeTable | undefined
  let v6: RangeTable | undefined
  return (ip) => {
    const plain = ip.startsWith('::ffff:') ? ip.slice('::ffff:'.length) : ip
    if (isIPv4(plain)) {
      if (privateNetworks.check(plain)) return undefined
      v4 ??= readTable('ipv4', Number)
      return lookUp(v4, v4Number(plain))
    }
    if (!isIPv6(plain) || privateNetworks.check(plain, 'ipv6')) return undefined
    v6 ??= readTable('ipv6', upperBits)
    return lookUp(v6, v6UpperBits(plain))
  }
}

// Loopback has no country; the table assigns some of the others to their former registrants.
const privateNetworks = new BlockList()
privateNetworks.addSubnet('127.0.0.0', 8)
privateNetworks.addAddress('::1', 'ipv6')
privateNetworks.addSubnet('10.0.0.0', 8)
privateNetworks.addSubnet('172.16.0.0', 12)
privateNetworks.addSubnet('192.168.0.0', 16)

type RangeTable = { readonly starts: Float64Array; readonly ends: Float64Array; readonly countries: readonly string[] }

// Networks are assigned in blocks of /48 and larger, so the first 48 bits, which a float holds exactly, determine an
// IPv6 country.
const upperBits = (decimal: string): number => Number(BigInt(decimal) >> 80n)

function readTable(family: 'ipv4' | 'ipv6', toNumber: (decimal: string) => number): RangeTable {
  const path = createRequire(import.meta.url).resolve(
    `@ip-location-db/geo-whois-asn-country/geo-whois-asn-country-${family}-num.csv`,
  )
  const lines = readFileSync(path, 'latin1').split('\n')
  const starts = new Float64Array(lines.length)
  const ends = new Float64Array(lines.length)
  const countries: string[] = []
  for (const line of lines) {
    const [start, end, country] = line.split(',')
    if (!start || !end || !country) continue
    starts[countries.length] = toNumber(start)
    ends[countries.length] = toNumber(end)
    countries.push(country.trim())
  }
  return { starts: starts.subarray(0, countries.length), ends: ends.subarray(0, countries.length), countries }
}

/** The last range that starts at or before the address, if the address is inside it. */
function lookUp({ starts, ends, countries }: RangeTable, address: number): string | undefined {
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((starts[middle] ?? 0) <= address) low = middle + 1
    else high = middle
  }
  const end = ends[low - 1]
  return end !== undefined && address <= end ? countries[low - 1] : undefined
}

const v4Number = (ip: string): number => ip.split('.').reduce((number, byte) => number * 256 + Number(byte), 0)

/** The first three groups of an IPv6 address, with the zeros that `::` omits. */
function v6UpperBits(ip: string): number {
  const [head = '', tail] = ip.split('::')
  const before = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const gap = tail === undefined ? 0 : 8 - before.length - after.length
  const groups = [...before, ...Array<string>(Math.max(0, gap)).fill('0'), ...after]
  return groups.slice(0, 3).reduce((number, group) => number * 65_536 + Number.parseInt(group, 16), 0)
}
