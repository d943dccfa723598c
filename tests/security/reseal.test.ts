import { createSecretKey, randomBytes } from 'node:crypto'
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { identityDependencies } from '#apps/server/features/player-modules.ts'
import { createAuditLog } from '#features/office/staff/server/index.ts'
import { documentRead } from '#features/players/identity/server/document-files.ts'
import { createKeyedHash, lastingHashes, shortHashes } from '#platform/crypto/keyed-hash.ts'
import type { MasterSecret } from '#platform/crypto/master-secret.ts'
import { requireMasterSecret } from '#platform/crypto/require-master-secret.ts'
import { platformSealed } from '#platform/crypto/reseal/platform-sealed.ts'
import { resealAll, type ResealReport } from '#platform/crypto/reseal/reseal-all.ts'
import { createSeal } from '#platform/crypto/seal.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { scheduleSms } from '#platform/notifications/sms.ts'
import { handedIn } from '../back-office/samples/handed-in.ts'
import {
  sampleCaseDocument,
  sampleProvider,
  sampleTransfer,
  sampleChatPicture,
} from '../back-office/samples/sample-rows.ts'
import { registerPlayer } from '../support/registered-player.ts'
import { openTestBackOffice, type TestBackOffice } from '../support/test-back-office.ts'

const messages = 250
const documentsDirectory = mkdtempSync(join(tmpdir(), 'bituin-reseal-'))
let office: TestBackOffice
let owner: Database
let before: MasterSecret
let playerId: number
let sealedValues: TestBackOffice['site']['features']['sealed']
const nobody = () => createSecretKey(randomBytes(32))
const next = nobody()

/** During the rotation, and after it. */
const rotating = (): MasterSecret => ({ master: next, previous: before.master, hashKeys: new Map() })
const alone = (): MasterSecret => ({ master: next, hashKeys: new Map() })

beforeAll(async () => {
  office = await openTestBackOffice({ documentsDirectory })
  const { context, features } = office.site
  before = context.secret
  await requireMasterSecret(context.db, before)
  owner = openDatabase({ url: office.site.ownerUrl, poolMax: 2, applicationName: 'test' })
  sealedValues = [...platformSealed, ...features.sealed]
  await office.newStaff('admin')
  ;({ id: playerId } = await registerPlayer(office.site, '09171234567'))
  await fill()
})
afterAll(async () => {
  await owner.close()
  await office.close()
  rmSync(documentsDirectory, { recursive: true, force: true })
})

/** One value of every kind, and more messages than a batch holds. */
async function fill(): Promise<void> {
  const { context, clock } = office.site
  const { pool } = context.db
  const sealed = (purpose: string, of: string) => createSeal({ current: before }, purpose).seal(Buffer.from('{}'), of)
  const providerId = await sampleProvider(office)
  await pool.query(
    `insert into game_provider_key (id, provider_id, slot, secret_sealed, created_at) values ('k', $1, 1, $2, now())`,
    [providerId, sealed('game-provider-key', 'game_provider_key:k')],
  )
  await pool.query(
    `insert into bank_account (player_id, slot, institution, number_sealed, number_hash, number_end, holder, is_verified,
       bound_at) values ($1, 1, 'gcash', $2, $3, '4567', 'Maria', true, now())`,
    [playerId, sealed('bank-account', `bank-account:${playerId}`), randomBytes(32)],
  )
  await pool.query(
    `with copy as (insert into data_export (id, player_id, day, requested_at) overriding system value
       values (1, $1, '2026-11-21', now()) returning id)
     insert into data_export_piece (export_id, number, content) select id, 1, $2 from copy`,
    [playerId, sealed('data-export', 'data-export:1')],
  )
  const address = sealed('player-email', `email-address:${playerId}`)
  await pool.query(
    `with code as (insert into email_code (request_id, player_id, address_sealed, address_hash, code_hash, tries_left, created_at,
         expires_at) values ('reseal', $1, $2, $3, $3, 5, now(), now())),
       message as (insert into email_message (player_id, kind, reference, address_sealed, content_sealed, state, created_at, ends_at)
         values ($1, 'security', 'reseal', $2, $4, 'waiting', now(), now()))
     insert into player_email (player_id, address_sealed, address_hash, verified_at) values ($1, $2, $3, now())`,
    [playerId, address, randomBytes(32), sealed('player-email', 'email-content:reseal')],
  )
  await pool.query(
    `insert into feed_partner (id, name, url, kinds, retry_hours, secret_sealed, old_secret_sealed, old_secret_until, created_at)
     overriding system value values (1, 'reseal', 'https://events.example.ph/', '{}', 1, $1, $1, now(), now())`,
    [sealed('event-feed', 'feed-partner:1')],
  )
  await sampleCaseDocument(office, playerId)
  await sampleTransfer(office, playerId, { hasReceipt: true })
  await sampleChatPicture(office, playerId)
  await handedIn(office.site, playerId)
  await pool.query('update identity set details = $2 where player_id = $1', [
    playerId,
    sealed('identity-details', `identity:${playerId}`),
  ])
  await context.db.transaction(async (tx) => {
    for (let at = 0; at < messages; at++) {
      const message = { to: '+639171234567', text: 'a code', reference: `reseal-${at}` }
      await scheduleSms(tx, message, { seal: context.seal, now: clock.now() })
    }
  })
}

const lines: string[] = []
const reseal = (secret: MasterSecret, signal?: AbortSignal): Promise<ResealReport> =>
  resealAll({
    db: owner,
    secret,
    sealed: office.site.features.sealed,
    say: (line) => lines.push(line),
    ...(signal && { signal }),
  })

test('everything that is sealed is in the list of a rotation, and every lasting hash keeps its key', () => {
  const sources = globSync('{apps,features,platform}/**/*.ts', { exclude: ['**/*.test.ts'] })
  const found = (pattern: RegExp) =>
    sources.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, purpose = '']) => purpose))
  const seals = found(/createSeal\(\{ current: [\w.]+ \}, '([\w-]+)'\)/g)
  expect(new Set(sealedValues.map(({ purpose }) => purpose))).toEqual(
    new Set([...seals, 'identity-document', 'hash-key']),
  )
  const hashes = [
    ...found(/createKeyedHash\(\w+(?:\.\w+)?, '([\w/-]+)'\)/g),
    ...found(/createTokenHash\(\w+(?:\.\w+)?, '([\w-]+)'\)/g)
      .map((purpose) => `token/${purpose}`)
      .filter((purpose) => purpose !== 'token/studio-session'),
  ]
  expect(new Set(hashes)).toEqual(new Set([...lastingHashes, ...shortHashes]))
})

test('a start with a wrong previous secret, or with the new one alone, is refused in a sentence', async () => {
  const { db } = office.site.context
  await expect(requireMasterSecret(db, { master: next, previous: nobody() })).rejects.toThrow(
    'The database was made under another secret than MASTER_SECRET and MASTER_SECRET_PREVIOUS',
  )
  await expect(requireMasterSecret(db, alone())).rejects.toThrow('The database was made under another MASTER_SECRET')
})

test('during a rotation old values open, hashes are found, and new values need the new secret', async () => {
  const secret = rotating()
  await requireMasterSecret(office.site.context.db, secret)
  const old = createSeal({ current: before }, 'bank-account').seal(Buffer.from('0917'), 'here')
  const seal = createSeal({ current: secret }, 'bank-account')
  expect(seal.open(old, 'here')?.toString()).toBe('0917')
  expect(createSeal({ current: before }, 'bank-account').open(seal.seal(Buffer.from('0917'), 'here'), 'here')).toBe(
    undefined,
  )
  for (const purpose of lastingHashes) {
    expect(createKeyedHash(secret, purpose)('a token')).toEqual(createKeyedHash(before, purpose)('a token'))
  }
})

test('a value that opens under neither secret is named, and the database stays with the previous one', async () => {
  const strange = createSeal({ current: { master: nobody() } }, 'rsa-key').seal(Buffer.from('x'), 'rsa_key:strange')
  await owner.pool.query(
    `insert into rsa_key (id, spki, sealed_private_key, created_at, active_from) values ('strange', $1, $1, now(), now())`,
    [strange],
  )
  // Whatever else is done stays done; an interruption in the middle of the messages leaves the rest.
  const stop = new AbortController()
  const interrupted = resealAll({
    db: owner,
    secret: rotating(),
    sealed: office.site.features.sealed,
    say: (line) => line.startsWith('job: 100') && stop.abort(),
    signal: stop.signal,
  })
  await expect(interrupted).rejects.toThrow('aborted')
  expect(await waitingUnder(next)).toBe(100)
  const report = await reseal(rotating())
  expect(report).toMatchObject({ isDone: false, unreadable: ['rsa_key strange'] })
  expect(await waitingUnder(next)).toBe(messages)
  await expect(requireMasterSecret(office.site.context.db, alone())).rejects.toThrow('another MASTER_SECRET')
  await owner.pool.query(`delete from rsa_key where id = 'strange'`)
})

async function waitingUnder(master: MasterSecret['master']): Promise<number> {
  const { rows } = await owner.pool.query<{ key: string; sealed: string }>(
    `select key, payload->>'sealed' as sealed from job where key like 'reseal-%'`,
  )
  const seal = createSeal({ current: { master } }, 'waiting-message')
  return rows.filter(({ key, sealed }) => seal.open(Buffer.from(sealed, 'base64'), key) !== undefined).length
}

test('after a reseal everything opens without the previous secret, which is refused from then on', async () => {
  expect(await reseal(rotating())).toMatchObject({ isDone: true, unreadable: [] })
  const done = new Set(lines.map((line) => line.split(':')[0]))
  // No message was given up, and the hashes' keys were sealed under the new secret when the rotation began.
  const others = new Set(['job_dead_letter', 'kept_hash_key'])
  expect(done).toEqual(new Set(sealedValues.map(({ name }) => name).filter((name) => !others.has(name))))

  const secret = alone()
  const { context } = office.site
  await requireMasterSecret(context.db, secret)
  expect(await reseal(secret)).toEqual({ resealed: 0, unreadable: [], isDone: true })
  const { rows } = await context.db.pool.query<{ name: string }>('select name from identity_document')
  for (const { name } of rows) {
    const needs = { ...identityDependencies({ ...context, secret }), directory: documentsDirectory }
    expect(await documentRead(needs, name)).toBeInstanceOf(Buffer)
  }
  expect(await createAuditLog(secret).verify(context.db)).toMatchObject({ brokenAt: null })
  expect(createKeyedHash(secret, 'token')('a token')).toEqual(createKeyedHash(before, 'token')('a token'))
  await expect(requireMasterSecret(context.db, { master: before.master })).rejects.toThrow('another MASTER_SECRET')
})

test('a second rotation keeps the hashes, too', async () => {
  const { db } = office.site.context
  const third = nobody()
  const secret: MasterSecret = { master: third, previous: next, hashKeys: new Map() }
  await requireMasterSecret(db, secret)
  expect((await reseal(secret)).isDone).toBe(true)
  const after: MasterSecret = { master: third, hashKeys: new Map() }
  await requireMasterSecret(db, after)
  expect(createKeyedHash(after, 'token')('a token')).toEqual(createKeyedHash(before, 'token')('a token'))
})
