import { randomBytes } from 'node:crypto'
import { systemClock } from '#core/clock/instant.ts'
import { calendarDay } from '#core/clock/manila.ts'
import type { Call, RequestOf, ResponseOf } from '#core/contract/call.ts'
import { type Client, createClient } from '#core/contract/client.ts'
import { register } from '#features/players/account/contract.ts'
import { eligibilityDeclarations } from '#features/players/legal/server/index.ts'
import { getConfiguration } from '#features/office/web-configuration/contract.ts'
import { settingsInsert } from '#features/office/web-configuration/server/index.ts'
import { encryptPassword } from '#platform/crypto/browser/encrypt-password.ts'
import { openDatabase } from '#platform/db/database.ts'
import type { Product } from '#tests/journeys/support/product.ts'

export type CashierPlayer = { readonly id: number; readonly client: Client }

const password = 'isang gabing tahimik'
const timeoutMs = 30_000

/** New players of a bench, each on a device of their own. Registration by username needs no codes. */
export async function cashierPlayers({ url, databaseUrl }: Product, count: number): Promise<readonly CashierPlayer[]> {
  const db = openDatabase({ url: databaseUrl, poolMax: 1, applicationName: 'bench' })
  const change = { settings: { registerType: 'username' }, changedBy: 'bench', reason: 'bench', now: systemClock.now() }
  await settingsInsert(db, change)
  await db.close()
  const { data } = await ask(clientOf(url), getConfiguration, {})
  const encrypted = await encryptPassword(data.passwordKey.spki, password)
  const players: CashierPlayer[] = []
  for (let made = 0; made < count; made++) {
    const registered = await ask(clientOf(url), register, {
      account: `c${randomBytes(6).toString('hex')}`,
      password: encrypted,
      passwordKeyId: data.passwordKey.id,
      birthDate: calendarDay('1990-05-04'),
      declarations: eligibilityDeclarations.map(({ id }) => id),
      agreements: data.legal,
    })
    players.push({ id: registered.id, client: clientOf(url, registered.token) })
  }
  return players
}

export async function ask<C extends Call>(client: Client, call: C, request: RequestOf<C>): Promise<ResponseOf<C>> {
  const reply = await client.send(call, request)
  if (reply.kind === 'answer') return reply.body
  throw new Error(`${call.path} answered ${JSON.stringify(reply)}`)
}

function clientOf(baseUrl: string, token?: string): Client {
  const fingerprint = randomBytes(12).toString('hex')
  return createClient({
    baseUrl,
    fetch: globalThis.fetch,
    envelope: () => ({ clientReferrer: 'ph', channel: 'WEB', appId: 'bituin', platform: 0 }),
    token: () => token,
    fingerprint: () => fingerprint,
    onSessionEnded: () => undefined,
    timeoutMs,
  })
}
