import { constants, createPublicKey, publicEncrypt, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { days, minutes } from '#core/clock/duration.ts'
import { testClock } from '#core/clock/test-clock.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { type Database, openDatabase } from '../db/database.ts'
import { statement } from '../db/statement.ts'
import { encryptPassword } from './browser/encrypt-password.ts'
import { masterSecret } from './master-secret.ts'
import { createPasswordKeys, type PasswordKeys } from './password-key.ts'
import { SentBefore } from './sent-before.ts'

const secret = masterSecret('a master secret of an installation, for tests')
let database: Awaited<ReturnType<typeof createTestDatabase>>
let db: Database

beforeAll(async () => {
  database = await createTestDatabase()
  db = openDatabase({ url: database.url, poolMax: 5, applicationName: 'password-key test' })
})
beforeEach(async () => {
  await db.rows(statement('testClear', 'delete from rsa_key'))
})
afterAll(async () => {
  await db.close()
  await database.close()
})

const ids = async (): Promise<string[]> =>
  (await db.rows(statement<{ id: string }>('testIds', 'select id from rsa_key order by active_from'))).map(
    ({ id }) => id,
  )

describe('a password on its way', () => {
  test.each(['correct horse', 'Peñafrancia ☀', '  spaces  ', '🙂'.repeat(64)])(
    '%j arrives as it was typed',
    async (password) => {
      const clock = testClock()
      const keys = createPasswordKeys({ db, secret })
      const { keyId, spki } = await keys.publicKey(clock.now())
      const ciphertext = await encryptPassword(spki, password)
      expect(ciphertext).not.toBe(await encryptPassword(spki, password))
      expect(await keys.decrypt({ keyId, ciphertext }, clock.now())).toBe(password)
    },
  )

  test('is read by every process, those that started at the same moment included, with one key pair between them', async () => {
    const now = testClock().now()
    const processes = Array.from({ length: 4 }, () => createPasswordKeys({ db, secret }))
    const published = await Promise.all(processes.map((keys) => keys.publicKey(now)))
    expect(await ids()).toHaveLength(1)
    const [first] = published
    if (!first) throw new Error('no key')
    for (const keys of processes) {
      const ciphertext = await encryptPassword(first.spki, 'correct horse')
      expect(await keys.decrypt({ keyId: first.keyId, ciphertext }, now)).toBe('correct horse')
    }
  })

  test('is opened once: of ten at once over several processes one reads it, and nobody afterwards', async () => {
    const now = testClock().now()
    const processes = Array.from({ length: 4 }, () => createPasswordKeys({ db, secret }))
    const [keys] = processes
    if (!keys) throw new Error('no process')
    const { keyId, spki } = await keys.publicKey(now)
    const sealed = { keyId, ciphertext: await encryptPassword(spki, 'correct horse') }
    const open = (at: PasswordKeys) => at.decrypt(sealed, now).catch((error: unknown) => error)
    const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => open(processes[index % 4] ?? keys)))
    expect(answers.filter((answer) => answer === 'correct horse')).toHaveLength(1)
    expect(answers.filter((answer) => answer instanceof SentBefore)).toHaveLength(9)
    expect(await open(createPasswordKeys({ db, secret }))).toBeInstanceOf(SentBefore)
  })

  test('is protected by a private key that the database holds only sealed', async () => {
    const now = testClock().now()
    const { keyId, spki } = await createPasswordKeys({ db, secret }).publicKey(now)
    const ciphertext = await encryptPassword(spki, 'correct horse')
    const thief = createPasswordKeys({ db, secret: masterSecret('what a thief of the database does not know') })
    expect(await thief.decrypt({ keyId, ciphertext }, now)).toBeUndefined()
  })
})

describe('bad input', () => {
  type Sample = { keyId: string; ciphertext: string }
  const now = testClock().now()

  const samplesOf = async (keyId: string, spki: string): Promise<Record<string, Sample>> => {
    const key = createPublicKey({ key: Buffer.from(spki, 'base64'), format: 'der', type: 'spki' })
    const encrypt = (padding: number, oaepHash?: string): string =>
      publicEncrypt({ key, padding, ...(oaepHash ? { oaepHash } : {}) }, Buffer.from('correct horse')).toString(
        'base64',
      )
    const good = Buffer.from(await encryptPassword(spki, 'correct horse'), 'base64')
    const altered = Buffer.from(good)
    altered.writeUInt8(altered.readUInt8(380) ^ 1, 380)
    const text = (bytes: Buffer): Sample => ({ keyId, ciphertext: bytes.toString('base64') })
    return {
      'PKCS#1 v1.5': { keyId, ciphertext: encrypt(constants.RSA_PKCS1_PADDING) },
      'OAEP with SHA-1': { keyId, ciphertext: encrypt(constants.RSA_PKCS1_OAEP_PADDING, 'sha1') },
      'an altered byte': text(altered),
      noise: text(Buffer.concat([Buffer.of(0), randomBytes(383)])),
      'a number above the modulus': text(Buffer.alloc(384, 0xff)),
      zero: text(Buffer.alloc(384)),
      'too short': text(good.subarray(1)),
      'too long': text(Buffer.concat([good, good])),
      empty: { keyId, ciphertext: '' },
      'not base64': { keyId, ciphertext: '!'.repeat(512) },
      'an unknown key': { keyId: 'unknown', ciphertext: good.toString('base64') },
      'bytes that are no text': {
        keyId,
        ciphertext: publicEncrypt(
          { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
          Buffer.of(0xff, 0xfe),
        ).toString('base64'),
      },
    }
  }

  test('of every kind has the same answer, in the same time', async () => {
    const keys = createPasswordKeys({ db, secret })
    const { keyId, spki } = await keys.publicKey(now)
    const samples = Object.entries(await samplesOf(keyId, spki))
    const fastest = new Map<string, number>()
    for (let round = 0; round < 40; round++) {
      for (const [kind, sample] of samples) {
        const started = performance.now()
        const answer = await keys.decrypt(sample, now)
        const took = performance.now() - started
        fastest.set(kind, Math.min(took, fastest.get(kind) ?? took))
        expect([kind, answer]).toEqual([kind, undefined])
      }
    }
    const times = [...fastest.values()]
    // Each takes one whole RSA operation; skipping it would take a tenth of the time.
    expect(Math.min(...times) / Math.max(...times)).toBeGreaterThan(0.5)
  })
})

describe('rotation', () => {
  test('announces the next key before it is used, so that no process meets a key it has not seen', async () => {
    const clock = testClock()
    const rotating = createPasswordKeys({ db, secret })
    const elsewhere = createPasswordKeys({ db, secret })
    const before = await elsewhere.publicKey(clock.now())
    await rotating.rotate(clock.now())
    expect(await rotating.publicKey(clock.now())).toEqual(before)

    clock.advance(minutes(9))
    await elsewhere.publicKey(clock.now())
    clock.advance(minutes(1))
    const after = await rotating.publicKey(clock.now())
    expect(after.keyId).not.toBe(before.keyId)
    expect(await elsewhere.publicKey(clock.now())).toEqual(after)
    const ciphertext = await encryptPassword(after.spki, 'correct horse')
    expect(await elsewhere.decrypt({ keyId: after.keyId, ciphertext }, clock.now())).toBe('correct horse')
  })

  test('accepts the previous key and forgets the one before it', async () => {
    const clock = testClock()
    const keys = createPasswordKeys({ db, secret })
    const oldest = await keys.publicKey(clock.now())
    const sealWithOldest = async () => ({
      keyId: oldest.keyId,
      ciphertext: await encryptPassword(oldest.spki, 'correct horse'),
    })
    for (const accepted of ['correct horse', 'correct horse', undefined]) {
      await keys.rotate(clock.now())
      clock.advance(days(7))
      expect(await keys.decrypt(await sealWithOldest(), clock.now())).toBe(accepted)
    }
    expect(await ids()).toHaveLength(3)
  })

  test('drops passwords in flight with their key, and a process that still has that key opens nothing more', async () => {
    const clock = testClock()
    const keys = createPasswordKeys({ db, secret })
    const oldest = await keys.publicKey(clock.now())
    const sealed = { keyId: oldest.keyId, ciphertext: await encryptPassword(oldest.spki, 'correct horse') }
    expect(await keys.decrypt(sealed, clock.now())).toBe('correct horse')
    for (let rotations = 0; rotations < 2; rotations += 1) {
      await keys.rotate(clock.now())
      clock.advance(days(7))
    }
    const elsewhere = createPasswordKeys({ db, secret })
    await expect(elsewhere.decrypt(sealed, clock.now())).rejects.toThrow(SentBefore)
    await keys.rotate(clock.now())
    expect(await elsewhere.decrypt(sealed, clock.now())).toBeUndefined()
    const kept = statement<{ key_id: string }>('testSent', 'select key_id from password_sent where key_id = $1')
    expect(await db.rows(kept, [oldest.keyId])).toEqual([])
  })

  test('by several processes at once, or again at once, adds one key', async () => {
    const clock = testClock()
    const keys = createPasswordKeys({ db, secret })
    await keys.publicKey(clock.now())
    await Promise.all([keys, createPasswordKeys({ db, secret })].map((each) => each.rotate(clock.now())))
    await keys.rotate(clock.now())
    expect(await ids()).toHaveLength(2)
  })

  test('a changed master secret makes a new key instead of an installation without one', async () => {
    const now = testClock().now()
    const before = await createPasswordKeys({ db, secret }).publicKey(now)
    const changed = createPasswordKeys({ db, secret: masterSecret('the master secret after it was changed by hand') })
    const after = await changed.publicKey(testClock().advance(minutes(1)))
    expect(after.keyId).not.toBe(before.keyId)
  })
})
