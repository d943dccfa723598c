// Sign-ins per second over HTTP, from this process to the product in its own processes, and what one costs by itself.
//   npm run bench sign-in -- [concurrent] [seconds]
import { randomBytes } from 'node:crypto'
import type { Call, RequestOf, ResponseOf } from '#core/contract/call.ts'
import { createClient } from '#core/contract/client.ts'
import { calendarDay } from '#core/clock/manila.ts'
import { systemClock } from '#core/clock/instant.ts'
import { register, signIn } from '#features/players/account/contract.ts'
import { eligibilityDeclarations } from '#features/players/legal/server/index.ts'
import { getConfiguration, type WebConfiguration } from '#features/office/web-configuration/contract.ts'
import { settingsInsert } from '#features/office/web-configuration/server/index.ts'
import { encryptPassword } from '#platform/crypto/browser/encrypt-password.ts'
import { createPasswordHash } from '#platform/crypto/password-hash.ts'
import { generateRsaKeyPair, openOaepKey } from '#platform/crypto/rsa-key-pair.ts'
import { openDatabase } from '#platform/db/database.ts'
import { runProduct } from '#tests/journeys/support/run-product.ts'
import { drive } from './support/drive.ts'
import { reportFigures } from './support/figures.ts'

const [, , concurrentText = '50', secondsText = '20'] = process.argv
const load = { concurrent: Number(concurrentText), seconds: Number(secondsText), warmUpSeconds: 2 }
const password = 'isang gabing tahimik'
const costRuns = 40

const rsa = await generateRsaKeyPair()
const key = await openOaepKey(rsa)
const ciphertext = Buffer.from(await encryptPassword(rsa.spki.toString('base64'), password), 'base64')
const rsaMs = await msEach(() => key.decrypt(ciphertext))
const passwords = createPasswordHash()
const hash = await passwords.hash(password)
const argonMs = await msEach(() => passwords.verify(password, hash))
reportFigures('One sign-in, one after the other', [
  { what: 'opening the password (RSA-OAEP, 3,072 bits)', value: rsaMs, unit: 'ms', digits: 1 },
  { what: 'verifying it (Argon2id, 19 MiB, 2 passes)', value: argonMs, unit: 'ms', digits: 1 },
])

const product = await runProduct()
try {
  await letPlayersHaveUsernames()
  const { data } = await ask(newDevice(), getConfiguration, {})
  const players = await Promise.all(Array.from({ length: load.concurrent }, (_, index) => newPlayer(index, data)))
  const { perSecond, p50Ms, p99Ms } = await drive(async (worker) => players[worker]?.(), load)
  reportFigures(
    `Sign-ins over HTTP, ${load.concurrent} at once, each worker a player and a device, ${load.seconds} s`,
    [
      { what: 'sign-ins', value: perSecond, unit: '/s' },
      { what: 'answered within, half of them', value: p50Ms, unit: 'ms' },
      { what: 'answered within, 99 of 100', value: p99Ms, unit: 'ms' },
    ],
  )
} finally {
  await product.stop()
}

async function msEach(work: () => Promise<unknown>): Promise<number> {
  await work()
  const started = performance.now()
  for (let run = 0; run < costRuns; run++) await work()
  return (performance.now() - started) / costRuns
}

/** Registration by username needs no codes. */
async function letPlayersHaveUsernames(): Promise<void> {
  const db = openDatabase({ url: product.databaseUrl, poolMax: 1, applicationName: 'bench' })
  const change = { settings: { registerType: 'username' }, changedBy: 'bench', reason: 'bench', now: systemClock.now() }
  await settingsInsert(db, change)
  await db.close()
}

/** Registers a player and answers what signs this player in. The password is encrypted for each: what is sent twice is refused. */
async function newPlayer(index: number, { passwordKey, legal }: WebConfiguration): Promise<() => Promise<void>> {
  const device = newDevice()
  const credentials = async () => ({
    account: `bench${index}player`,
    password: await encryptPassword(passwordKey.spki, password),
    passwordKeyId: passwordKey.id,
  })
  await ask(device, register, {
    ...(await credentials()),
    birthDate: calendarDay('1990-05-04'),
    declarations: eligibilityDeclarations.map(({ id }) => id),
    agreements: legal,
  })
  return async () => void (await ask(device, signIn, await credentials()))
}

/** A device's fingerprint: limits hold for each. */
function newDevice(): string {
  return randomBytes(8).toString('hex')
}

async function ask<C extends Call>(fingerprint: string, call: C, request: RequestOf<C>): Promise<ResponseOf<C>> {
  const client = createClient({
    baseUrl: product.url,
    fetch: globalThis.fetch,
    envelope: () => ({ clientReferrer: 'ph', channel: 'WEB', appId: 'bituin', platform: 0 }),
    token: () => undefined,
    fingerprint: () => fingerprint,
    onSessionEnded: () => undefined,
    timeoutMs: 30_000,
  })
  const reply = await client.send(call, request)
  if (reply.kind === 'answer') return reply.body
  throw new Error(`${call.path} answered ${JSON.stringify(reply)}`)
}
