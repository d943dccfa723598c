import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

export type TestCertificate = { readonly key: string; readonly cert: string }

type Authority = TestCertificate & { readonly name: string; readonly privateKey: KeyObject }

type Facts = {
  readonly name: string
  /** The addresses that the certificate is for. */
  readonly ips?: readonly string[]
  readonly validFrom: Date
  readonly validUntil: Date
}

const day = 86_400_000
const around = (now: Date) => ({
  validFrom: new Date(now.getTime() - day),
  validUntil: new Date(now.getTime() + day),
})

/** An issuer that nobody trusts unless a test makes them. */
export const testAuthority = (name: string, now: Date): Authority => ({
  name,
  ...issue({ name, ...around(now) }, undefined),
})

/** Of this issuer, or signed by itself without one. Facts that a test leaves out are right for 127.0.0.1 and today. */
export const testCertificate = (
  issuer: Authority | undefined,
  now: Date,
  facts: Partial<Facts> = {},
): TestCertificate => issue({ name: 'server', ips: ['127.0.0.1'], ...around(now), ...facts }, issuer)

let serial = 0

/** X.509 version 3 in DER (RFC 5280), as little of it as TLS needs. */
function issue({ name, ips, validFrom, validUntil }: Facts, issuer: Authority | undefined) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const body = sequence(
    tagged(0xa0, integer(2)),
    integer(++serial),
    algorithm,
    nameOf(issuer?.name ?? name),
    sequence(time(validFrom), time(validUntil)),
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
    tagged(0xa3, sequence(ips === undefined ? isAuthority : addressesOf(ips))),
  )
  const signature = sign('sha256', body, issuer?.privateKey ?? privateKey)
  const der = sequence(body, algorithm, tagged(0x03, Buffer.of(0), signature))
  const lines = der.toString('base64').replaceAll(/.{64}/g, '$&\n')
  return {
    privateKey,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  }
}

function tagged(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.of(tag, ...size), content])
}
const sequence = (...parts: readonly Buffer[]): Buffer => tagged(0x30, ...parts)
const integer = (value: number): Buffer => tagged(0x02, Buffer.of(value))
const oid = (hex: string): Buffer => tagged(0x06, Buffer.from(hex, 'hex'))
const text = (value: string): Buffer => tagged(0x0c, Buffer.from(value))
const time = (at: Date): Buffer =>
  tagged(0x18, Buffer.from(`${at.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14)}Z`))

/** ECDSA with SHA-256. */
const algorithm = sequence(oid('2a8648ce3d040302'))
const nameOf = (name: string): Buffer => sequence(tagged(0x31, sequence(oid('550403'), text(name))))
const yes = tagged(0x01, Buffer.of(0xff))
const isAuthority = sequence(oid('551d13'), yes, tagged(0x04, sequence(yes)))
const addressesOf = (ips: readonly string[]): Buffer => {
  const addresses = ips.map((ip) => tagged(0x87, Buffer.from(ip.split('.').map(Number))))
  return sequence(oid('551d11'), tagged(0x04, sequence(...addresses)))
}
