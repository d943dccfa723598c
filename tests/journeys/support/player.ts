import { randomBytes, randomInt } from 'node:crypto'
import type { Call, RequestOf, ResponseOf } from '#core/contract/call.ts'
import { createClient } from '#core/contract/client.ts'
import { calendarDay } from '#core/clock/manila.ts'
import { smsType } from '#core/enumerations/sms-type.ts'
import { register, sendCode, signIn, signOut } from '#features/players/account/contract.ts'
import { eligibilityDeclarations } from '#features/players/legal/server/index.ts'
import { getConfiguration } from '#features/office/web-configuration/contract.ts'
import { encryptPassword } from '#platform/crypto/browser/encrypt-password.ts'
import type { Inbox } from './inbox.ts'

export type Player = { readonly mobile: string; readonly password: string }

/** A number of a range that the sandbox delivers to, different for every player of a run. */
export const newMobile = (): string => `0917${String(randomInt(100_000)).padStart(5, '0')}${randomInt(10, 99)}`

export const newPassword = (): string => `gabing ${randomBytes(6).toString('hex')}`

/** Opens an account through the public calls, for journeys that begin with a player. Nobody is signed in after it. */
export async function registerPlayer(url: string, inbox: Inbox): Promise<Player> {
  const player = { mobile: newMobile(), password: newPassword() }
  const fingerprint = randomBytes(8).toString('hex')
  const visitor = { url, fingerprint }
  const { data } = await ask(visitor, getConfiguration, {})
  const { requestId } = await ask(visitor, sendCode, { mobile: player.mobile, type: smsType.register })
  const { token } = await ask(visitor, register, {
    account: player.mobile,
    password: await encryptPassword(data.passwordKey.spki, player.password),
    passwordKeyId: data.passwordKey.id,
    code: await inbox.fetchCode(player.mobile),
    requestId,
    birthDate: calendarDay('1990-05-04'),
    declarations: eligibilityDeclarations.map(({ id }) => id),
    agreements: data.legal,
  })
  await ask({ ...visitor, token }, signOut, {})
  return player
}

/** A session of this player, begun by the call that the form sends. */
export async function beginSession(url: string, { mobile, password }: Player): Promise<string> {
  const visitor = { url, fingerprint: randomBytes(8).toString('hex') }
  const { data } = await ask(visitor, getConfiguration, {})
  const { token } = await ask(visitor, signIn, {
    account: mobile,
    password: await encryptPassword(data.passwordKey.spki, password),
    passwordKeyId: data.passwordKey.id,
  })
  return token
}

type Visitor = { readonly url: string; readonly fingerprint: string; readonly token?: string }

async function ask<C extends Call>(visitor: Visitor, call: C, request: RequestOf<C>): Promise<ResponseOf<C>> {
  const client = createClient({
    baseUrl: visitor.url,
    fetch: globalThis.fetch,
    envelope: () => ({ clientReferrer: 'ph', channel: 'WEB', appId: 'bituin', platform: 0 }),
    token: () => visitor.token,
    fingerprint: () => visitor.fingerprint,
    onSessionEnded: () => undefined,
    timeoutMs: 10_000,
  })
  const reply = await client.send(call, request)
  if (reply.kind === 'answer') return reply.body
  throw new Error(`${call.path} answered ${JSON.stringify(reply)}`)
}
