import * as v from 'valibot'
import { calendarDay } from '#core/clock/manila.ts'
import { type Client, createClient } from '#core/contract/client.ts'
import type { Call, RequestOf, ResponseOf } from '#core/contract/call.ts'
import { smsType } from '#core/enumerations/sms-type.ts'
import { modifyPlayer, register, sendCode } from '#features/account/contract.ts'
import { demoPlayerMark } from '#features/account/server/index.ts'
import { eligibilityDeclarations } from '#features/legal/server/index.ts'
import { getConfiguration } from '#features/web-configuration/contract.ts'
import { encryptPassword } from '#platform/crypto/browser/encrypt-password.ts'
import type { Database } from '#platform/db/database.ts'

export type DemoPlayer = {
  readonly mobile: string
  readonly password: string
  readonly nickname: string
  readonly avatar: number
}

/** Their numbers are of a range that no Philippine network has given out. */
export const demoPlayers: readonly DemoPlayer[] = [
  { mobile: '09990000001', password: 'maligayang araw 1', nickname: 'Luningning', avatar: 4 },
  { mobile: '09990000002', password: 'maligayang araw 2', nickname: 'Tala', avatar: 7 },
]

type Site = { readonly publicUrl: string; readonly sandboxUrl: string }

/** Registers one demonstration player through the public calls, reading the code where a player would read it. */
export async function registerDemoPlayer(
  db: Database,
  player: DemoPlayer,
  { publicUrl, sandboxUrl }: Site,
): Promise<void> {
  const client = clientOf(publicUrl)
  const { data } = await ask(client, getConfiguration, {})
  const { requestId } = await ask(client, sendCode, { mobile: player.mobile, type: smsType.register })
  const registered = await ask(client, register, {
    account: player.mobile,
    password: await encryptPassword(data.passwordKey.spki, player.password),
    passwordKeyId: data.passwordKey.id,
    code: await readCode(sandboxUrl, player.mobile),
    requestId,
    birthDate: calendarDay('1994-07-16'),
    declarations: eligibilityDeclarations.map(({ id }) => id),
    agreements: data.legal,
  })
  await demoPlayerMark(db, BigInt(registered.id))
  await ask(clientOf(publicUrl, registered.token), modifyPlayer, { nickname: player.nickname, avatar: player.avatar })
}

const timeoutMs = 10_000

function clientOf(baseUrl: string, token?: string): Client {
  return createClient({
    baseUrl,
    fetch: globalThis.fetch,
    envelope: () => ({ clientReferrer: 'ph', channel: 'WEB', appId: 'bituin', platform: 0 }),
    token: () => token,
    fingerprint: () => 'demonstration-seed',
    onSessionEnded: () => undefined,
    timeoutMs,
  })
}

async function ask<C extends Call>(client: Client, call: C, request: RequestOf<C>): Promise<ResponseOf<C>> {
  const reply = await client.send(call, request)
  if (reply.kind === 'answer') return reply.body
  throw new Error(`the demonstration could not be set up: ${call.path} answered ${JSON.stringify(reply)}`)
}

const inbox = v.object({ messages: v.array(v.object({ text: v.string() })) })
const attemptsMax = 50
const pauseMs = 100

/** The message leaves through a job, so the code arrives a moment after it was asked for. */
async function readCode(sandboxUrl: string, mobile: string): Promise<string> {
  for (let attempt = 0; attempt < attemptsMax; attempt++) {
    const response = await fetch(`${sandboxUrl}/sms/v1/messages?to=${mobile}`, {
      signal: AbortSignal.timeout(timeoutMs),
    })
    const [newest] = v.parse(inbox, await response.json()).messages
    const code = newest && /\b\d{6}\b/.exec(newest.text)?.[0]
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  throw new Error(`no code for ${mobile} arrived in the sandbox`)
}
