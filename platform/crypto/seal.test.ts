import { describe, expect, test } from 'vitest'
import { createKeyedHash, sameHash } from './keyed-hash.ts'
import { deriveKey, masterSecret } from './master-secret.ts'
import { createTokenHash, newToken } from './opaque-token.ts'
import { digitsCode, secureBytes } from './random.ts'
import { createSeal } from './seal.ts'

const secret = masterSecret('a master secret of an installation, for tests')
const other = masterSecret('another master secret of another installation')

describe('the master secret', () => {
  test('is refused when it is too short to be one, and the refusal does not contain it', () => {
    expect(() => masterSecret('short')).toThrow('5 bytes')
    expect(() => masterSecret('hunter2hunter2')).not.toThrow('hunter2')
  })

  test('gives another key for another purpose and for another secret, and the same one again', () => {
    const keys = [deriveKey(secret, 'a'), deriveKey(secret, 'b'), deriveKey(other, 'a')].map((key) =>
      key.export().toString('hex'),
    )
    expect(new Set(keys).size).toBe(3)
    expect(deriveKey(secret, 'a').export().toString('hex')).toBe(keys[0])
    expect(() => deriveKey(secret, '')).toThrow('purpose')
  })
})

describe('a token', () => {
  test('has 256 bits in letters that need no escaping, and never comes twice', () => {
    const tokens = Array.from({ length: 1_000 }, newToken)
    expect(new Set(tokens).size).toBe(1_000)
    for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
  })

  test('is found again by its hash, but not under another purpose or another secret', () => {
    const token = newToken()
    const session = createTokenHash(secret, 'session')
    expect(session(token)).toHaveLength(32)
    expect(sameHash(session(token), createTokenHash(secret, 'session')(token))).toBe(true)
    expect(sameHash(session(token), createTokenHash(secret, 'reset')(token))).toBe(false)
    expect(sameHash(session(token), createTokenHash(other, 'session')(token))).toBe(false)
    expect(sameHash(session(token), createKeyedHash(secret, 'session')(token))).toBe(false)
  })

  test('hashes of different length are different, not an error', () => {
    expect(sameHash(Buffer.alloc(32), Buffer.alloc(31))).toBe(false)
  })
})

describe('a sealed value', () => {
  const seal = createSeal({ current: secret }, 'bank-card')
  const plain = Buffer.from('4111 1111 1111 1111')

  test('opens at its place with its secret, and is different each time it is sealed', () => {
    const sealed = seal.seal(plain, 'card:1')
    expect(seal.open(sealed, 'card:1')).toEqual(plain)
    expect(seal.seal(plain, 'card:1')).not.toEqual(sealed)
    expect(sealed.includes(plain)).toBe(false)
    expect(seal.open(seal.seal(Buffer.alloc(0), 'card:1'), 'card:1')).toEqual(Buffer.alloc(0))
  })

  test('does not open at another place, for another purpose or with another secret', () => {
    const sealed = seal.seal(plain, 'card:1')
    expect(seal.open(sealed, 'card:2')).toBeUndefined()
    expect(createSeal({ current: secret }, 'kyc').open(sealed, 'card:1')).toBeUndefined()
    expect(createSeal({ current: other }, 'bank-card').open(sealed, 'card:1')).toBeUndefined()
  })

  test('does not open when any one byte was changed or any byte is missing', () => {
    const sealed = seal.seal(plain, 'card:1')
    for (let index = 0; index < sealed.length; index++) {
      const changed = Buffer.from(sealed)
      changed.writeUInt8(changed.readUInt8(index) ^ 1, index)
      expect(seal.open(changed, 'card:1')).toBeUndefined()
      expect(seal.open(sealed.subarray(0, index), 'card:1')).toBeUndefined()
    }
  })

  test('still opens after the master secret was changed, and what is sealed then needs the new one', () => {
    const before = seal.seal(plain, 'card:1')
    const rotated = createSeal({ current: other, previous: [secret] }, 'bank-card')
    expect(rotated.open(before, 'card:1')).toEqual(plain)
    expect(seal.open(rotated.seal(plain, 'card:1'), 'card:1')).toBeUndefined()
  })
})

describe('randomness', () => {
  test('has as many bytes as were asked for', () => {
    expect([0, 1, 33].map((count) => secureBytes(count).length)).toEqual([0, 1, 33])
  })

  test('codes have exactly their digits, zeros in front included, and use all ten digits alike', () => {
    const codes = Array.from({ length: 5_000 }, () => digitsCode(6))
    for (const code of codes) expect(code).toMatch(/^\d{6}$/)
    const first = Map.groupBy(codes, (code) => code[0])
    // 500 are expected of each; fewer than 380 or more than 620 happens once in ten million runs.
    for (const digit of '0123456789')
      expect(first.get(digit)?.length).toSatisfy((count: number) => count > 380 && count < 620)
    expect(() => digitsCode(3)).toThrow('3 digits')
  })
})
