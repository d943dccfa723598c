import { createHash } from 'node:crypto'
import { type Duration, minutes } from '#core/clock/duration.ts'
import { addDuration, durationBetween, type Instant } from '#core/clock/instant.ts'
import type { Database, Transaction } from '../db/database.ts'
import type { MasterSecret } from './master-secret.ts'
import { passwordSentClaim, passwordSentDeleteSome } from './password-sent.store.ts'
import { type RsaKeyRow, rsaKeyDeleteBefore, rsaKeyInsert, rsaKeyList, rsaKeyLock } from './rsa-key.store.ts'
import { generateRsaKeyPair, modulusBits, type OaepKey, openOaepKey } from './rsa-key-pair.ts'
import { createSeal, type Seal } from './seal.ts'
import { SentBefore } from './sent-before.ts'

export type PublicPasswordKey = {
  readonly keyId: string
  /** SubjectPublicKeyInfo, DER in base64, as WebCrypto imports it. */
  readonly spki: string
}

/** The key pairs that encrypt a password between the form and this process, inside TLS and independently of it. */
export type PasswordKeys = {
  /** The current encryption key. The first one is generated on demand. */
  readonly publicKey: (now: Instant) => Promise<PublicPasswordKey>
  /**
   * `undefined` for every kind of wrong input, in the same time: the caller proceeds as with a wrong password. A
   * ciphertext is accepted once, over all processes: throws `SentBefore` for a repetition. Call it before an attempt is
   * counted, so that repetitions by the network lock nobody out.
   */
  readonly decrypt: (encrypted: { keyId: string; ciphertext: string }, now: Instant) => Promise<string | undefined>
  /** Prepares the next pair and drops all but the current and the previous one. Idempotent. */
  readonly rotate: (now: Instant) => Promise<void>
}

// Every process reloads after this time; a new pair is used only when all have seen it.
const reloadAfter: Duration = minutes(1)
const announcedFor: Duration = minutes(10)

// Keeps the statement short, however many were sent in a month.
const portion = 10_000

const base64Length = (modulusBits / 8 / 3) * 4
const base64 = new RegExp(`^[A-Za-z0-9+/]{${base64Length}}$`)

export function createPasswordKeys({ db, secret }: { db: Database; secret: MasterSecret }): PasswordKeys {
  const seal = createSeal({ current: secret }, 'rsa-key')
  const ring = createKeyRing(db, seal)

  return {
    async publicKey(now) {
      const { id, spki } = currentKey(await ring.keys(now), now)
      return { keyId: id, spki: spki.toString('base64') }
    },
    async decrypt({ keyId, ciphertext }, now) {
      const keys = await ring.keys(now)
      const named = keys.find((key) => key.id === keyId)
      const key = named ?? currentKey(keys, now)
      const sealed = named && base64.test(ciphertext) ? Buffer.from(ciphertext, 'base64') : nothing
      const plain = await key.oaep.decrypt(sealed)
      const text = plain && textOf(plain)
      return text === undefined || !(await isClaimed(db, { sealed, keyId })) ? undefined : text
    },
    async rotate(now) {
      const pair = await generateRsaKeyPair()
      await db.transaction(async (tx) => {
        await rsaKeyLock(tx)
        const rows = await rsaKeyList(tx)
        if (rows.some((row) => row.active_from > now)) return
        await insertPair(tx, { pair, seal, now, activeFrom: addDuration(now, announcedFor) })
        // The current one, and the previous one for pages that were opened under it.
        const previous = rows[1]
        if (previous) await rsaKeyDeleteBefore(tx, previous.active_from)
      })
      ring.forget()
      while ((await passwordSentDeleteSome(db, portion)) === portion);
    },
  }
}

/** Whether the secret opens any of the pairs, and so is the one they were made under. */
export function canOpenKeys(rows: readonly RsaKeyRow[], secret: MasterSecret): boolean {
  const seal = createSeal({ current: secret }, 'rsa-key')
  return rows.some((row) => seal.open(row.sealed_private_key, rsaKeyContext(row.id)) !== undefined)
}

/** The bytes have one representation: the base64 has no spare bits, and a number above the modulus is rejected. */
async function isClaimed(db: Database, { sealed, keyId }: { sealed: Buffer; keyId: string }): Promise<boolean> {
  const digest = createHash('sha256').update(sealed).digest()
  const { keyIsKept, isFirst } = await passwordSentClaim(db, { digest, keyId })
  if (keyIsKept && !isFirst) throw new SentBefore()
  // Dropped since this process loaded it: its claims may be gone, so it must not decrypt any more.
  return keyIsKept
}

type Key = { readonly id: string; readonly spki: Buffer; readonly activeFrom: Instant; readonly oaep: OaepKey }

const nothing = Buffer.alloc(0)

const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

function textOf(bytes: Buffer): string | undefined {
  try {
    return strictUtf8.decode(bytes)
  } catch {
    return undefined
  }
}

/** Newest first, so the first active one is the current one. */
function currentKey(keys: readonly Key[], now: Instant): Key {
  const current = keys.find((key) => key.activeFrom <= now)
  if (current === undefined) throw new Error('no key for passwords is active')
  return current
}

function createKeyRing(db: Database, seal: Seal) {
  let loading: { readonly since: Instant; readonly keys: Promise<readonly Key[]> } | undefined
  const forget = (): void => {
    loading = undefined
  }
  return {
    forget,
    keys(now: Instant): Promise<readonly Key[]> {
      if (!loading || durationBetween(loading.since, now) >= reloadAfter) {
        const keys = loadKeys(db, seal, now)
        keys.catch(forget)
        loading = { since: now, keys }
      }
      return loading.keys
    },
  }
}

async function loadKeys(db: Database, seal: Seal, now: Instant): Promise<readonly Key[]> {
  const keys = await openAll(await rsaKeyList(db), seal)
  if (keys.some((key) => key.activeFrom <= now)) return keys

  const pair = await generateRsaKeyPair()
  const rows = await db.transaction(async (tx) => {
    await rsaKeyLock(tx)
    const found = await openAll(await rsaKeyList(tx), seal)
    if (!found.some((key) => key.activeFrom <= now)) await insertPair(tx, { pair, seal, now, activeFrom: now })
    return rsaKeyList(tx)
  })
  return openAll(rows, seal)
}

async function openAll(rows: readonly RsaKeyRow[], seal: Seal): Promise<readonly Key[]> {
  const keys = await Promise.all(rows.map((row) => openKey(row, seal)))
  return keys.filter((key) => key !== undefined)
}

/** A row encrypted under another master secret counts as absent. */
async function openKey(row: RsaKeyRow, seal: Seal): Promise<Key | undefined> {
  const pkcs8 = seal.open(row.sealed_private_key, rsaKeyContext(row.id))
  if (!pkcs8) return undefined
  const oaep = await openOaepKey({ spki: row.spki, pkcs8 })
  return { id: row.id, spki: row.spki, activeFrom: row.active_from, oaep }
}

type NewPair = {
  readonly pair: { readonly id: string; readonly spki: Buffer; readonly pkcs8: Buffer }
  readonly seal: Seal
  readonly now: Instant
  readonly activeFrom: Instant
}

const insertPair = (tx: Transaction, { pair, seal, now, activeFrom }: NewPair): Promise<void> =>
  rsaKeyInsert(tx, {
    id: pair.id,
    spki: pair.spki,
    sealed_private_key: seal.seal(pair.pkcs8, rsaKeyContext(pair.id)),
    created_at: now,
    active_from: activeFrom,
  })

export const rsaKeyContext = (id: string): string => `rsa_key:${id}`
