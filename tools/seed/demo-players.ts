import * as v from 'valibot'
import { calendarDay } from '#core/clock/manila.ts'
import { type Client, createClient } from '#core/contract/client.ts'
import { type Centavos, pesos } from '#core/money/centavos.ts'
import { smsType } from '#core/enumerations/sms-type.ts'
import { modifyPlayer, register, sendCode } from '#features/players/account/contract.ts'
import { demoPlayerMark } from '#features/players/account/server/index.ts'
import { eligibilityDeclarations } from '#features/players/legal/server/index.ts'
import { getConfiguration } from '#features/office/web-configuration/contract.ts'
import { encryptPassword } from '#platform/crypto/browser/encrypt-password.ts'
import type { Database } from '#platform/db/database.ts'
import { callForDemo } from './call-for-demo.ts'
import { depositForDemo } from './deposit-for-demo.ts'

export type DemoPlayer = {
  readonly mobile: string
  readonly password: string
  readonly nickname: string
  readonly avatar: number
  /** What it deposits at once, in the sandbox's money. */
  readonly deposit: Centavos
}

/** Their numbers are of a range that no Philippine network has given out. */
export const demoPlayers: readonly DemoPlayer[] = [
  { mobile: '09990000001', password: 'maligayang araw 1', nickname: 'Luningning', avatar: 4, deposit: pesos(5_000n) },
  { mobile: '09990000002', password: 'maligayang araw 2', nickname: 'Tala', avatar: 7, deposit: pesos(2_000n) },
]

type Site = { readonly publicUrl: string; readonly sandboxUrl: string }

/** One demonstration player through the public calls: registered with the code where a player would read it, and money in. */
export async function registerDemoPlayer(
  db: Database,
  player: DemoPlayer,
  { publicUrl, sandboxUrl }: Site,
): Promise<void> {
  const client = clientOf(publicUrl)
  const { data } = await callForDemo(client, getConfiguration, {})
  const { requestId } = await callForDemo(client, sendCode, { mobile: player.mobile, type: smsType.register })
  const registered = await callForDemo(client, register, {
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
  const signedIn = clientOf(publicUrl, registered.token)
  await callForDemo(signedIn, modifyPlayer, { nickname: player.nickname, avatar: player.avatar })
  await depositForDemo(signedIn, player.deposit)
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

const inbox = v.object({ messages: v.array(v.object({ text: v.string() })) })
const attemptsMax = 50
const pauseMs = 100

/** A job sends the message, so the code arrives a moment after the request. */
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
