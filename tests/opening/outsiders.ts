import type { Call, RequestOf, ResponseOf } from '#core/contract/call.ts'
import { createClient } from '#core/contract/client.ts'
import { staffCallPrefix } from '#core/contract/staff-call.ts'
import { calendarDay } from '#core/clock/manila.ts'
import { systemClock } from '#core/clock/instant.ts'
import { smsType } from '#core/enumerations/sms-type.ts'
import { register, sendCode } from '#features/players/account/contract.ts'
import { eligibilityDeclarations } from '#features/players/legal/server/index.ts'
import { acceptInvitation, confirmCode, getSignInKey, signIn } from '#features/office/staff/contract.ts'
import { totpCode, totpStepAt } from '#features/office/staff/server/entrance/totp.ts'
import { getConfiguration } from '#features/office/web-configuration/contract.ts'
import { encryptPassword } from '#platform/crypto/browser/encrypt-password.ts'
import { fromBase32 } from '#tests/support/test-back-office.ts'
import { vi } from 'vitest'

/** Asks a running product as a browser does, and insists on an answer. */
export type Ask = <C extends Call>(call: C, request: RequestOf<C>) => Promise<ResponseOf<C>>

type Visitor = { readonly url: string; readonly prefix?: string; readonly token?: string }

function visitor({ url, prefix, token }: Visitor): Ask {
  const client = createClient({
    baseUrl: url,
    ...(prefix === undefined ? {} : { prefix }),
    fetch: globalThis.fetch,
    envelope: () => ({ clientReferrer: 'ph', channel: 'WEB', appId: 'bituin', platform: 0 }),
    token: () => token,
    fingerprint: () => 'a browser of the opening',
    onSessionEnded: () => undefined,
    timeoutMs: 15_000,
  })
  return async (call, request) => {
    const reply = await client.send(call, request)
    if (reply.kind === 'answer') return reply.body
    throw new Error(`${call.path} answered ${JSON.stringify(reply)}`)
  }
}

/** An invited member sets a password with the link, enrols a phone and signs in. */
export async function signInWithLink(url: string, link: string, email: string): Promise<Ask> {
  const ask = visitor({ url, prefix: staffCallPrefix })
  const { spki, passwordKeyId } = await ask(getSignInKey, {})
  const password = async () => ({ password: await encryptPassword(spki, 'mahabang gabi 1961'), passwordKeyId })
  await ask(acceptInvitation, { token: link, ...(await password()) })
  const { ticket, enrolment } = await ask(signIn, { email, ...(await password()) })
  const code = totpCode(fromBase32(enrolment?.secret ?? ''), totpStepAt(systemClock.now()))
  const { token } = await ask(confirmCode, { ticket, code })
  return visitor({ url, prefix: staffCallPrefix, token })
}

/** A player with a number of a Philippine network, who reads the code from the phone. */
export async function registerByPhone(url: string, inboxUrl: string): Promise<Ask> {
  const ask = visitor({ url })
  const mobile = '09171234567'
  const { data } = await ask(getConfiguration, {})
  const { requestId } = await ask(sendCode, { mobile, type: smsType.register })
  const { token } = await ask(register, {
    account: mobile,
    password: await encryptPassword(data.passwordKey.spki, 'maligayang hapon 38'),
    passwordKeyId: data.passwordKey.id,
    code: await vi.waitUntil(() => newestCode(inboxUrl, mobile), { timeout: 10_000, interval: 200 }),
    requestId,
    birthDate: calendarDay('1990-05-04'),
    declarations: eligibilityDeclarations.map(({ id }) => id),
    agreements: data.legal,
  })
  return visitor({ url, token })
}

async function newestCode(inboxUrl: string, mobile: string): Promise<string | undefined> {
  const text = await (await fetch(`${inboxUrl}/sms/v1/messages?to=${mobile}`)).text()
  return /\b\d{6}\b/.exec(text.replaceAll(/"(id|to|at)":"[^"]*"/g, ''))?.[0]
}
