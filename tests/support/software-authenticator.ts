import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type PasskeyChallenge = { readonly challenge: string; readonly origin: string }

const userWasThere = 0x01
const userWasVerified = 0x04
const keyIsInside = 0x40

type DeviceOptions = {
  /** Whether it has a counter, as security keys do. */
  readonly counts?: boolean
  /** Whether it asks its user for a PIN, a finger or the face. */
  readonly verifies?: boolean
}

/** A device with one passkey: makes a P-256 key and signs challenges by the standard. */
export function softwareAuthenticator({ counts = true, verifies = true }: DeviceOptions = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const credential = randomBytes(32)
  const id = credential.toString('base64url')
  const user = userWasThere | (verifies ? userWasVerified : 0)
  let used = 0

  const dataOf = (origin: string, flags: number): Buffer => {
    if (counts) used += 1
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(used)
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), counter])
  }
  const around = <Response>(response: Response) => ({ id, rawId: id, type: 'public-key' as const, response })
  return {
    id,
    /** Acts as a copy of the device with a lower signature counter. */
    setBack: () => {
      used = 0
    },
    make: ({ challenge, origin }: PasskeyChallenge) => {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(credential.length)
      const key = coseKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url'))
      const authData = Buffer.concat([dataOf(origin, user | keyIsInside), Buffer.alloc(16), length, credential, key])
      return around({
        clientDataJSON: clientData('webauthn.create', { challenge, origin }).toString('base64url'),
        attestationObject: attestationOf(authData).toString('base64url'),
        transports: ['internal'],
      })
    },
    /** `careless`: without asking its user this time. */
    sign: ({ challenge, origin }: PasskeyChallenge, careless = false) => {
      const client = clientData('webauthn.get', { challenge, origin })
      const authenticatorData = dataOf(origin, careless ? userWasThere : user)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey)
      return around({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
      })
    },
  }
}

const sha256 = (bytes: string | Buffer): Buffer => createHash('sha256').update(bytes).digest()

const clientData = (type: string, request: PasskeyChallenge): Buffer =>
  Buffer.from(JSON.stringify({ type, ...request, crossOrigin: false }))

/** {1: 2, 3: -7, -1: 1, -2: x, -3: y} in CBOR: a key of the curve P-256 for ES256. */
const coseKey = (x: Buffer, y: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
    x,
    Buffer.from([0x22, 0x58, 0x20]),
    y,
  ])

/** {fmt: 'none', attStmt: {}, authData} in CBOR: no attestation of the device's maker. */
const attestationOf = (authData: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from([0xa3, 0x63]),
    Buffer.from('fmt'),
    Buffer.from([0x64]),
    Buffer.from('none'),
    Buffer.from([0x67]),
    Buffer.from('attStmt'),
    Buffer.from([0xa0, 0x68]),
    Buffer.from('authData'),
    Buffer.from([0x58, authData.length]),
    authData,
  ])
