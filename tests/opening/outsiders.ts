import type { Call, RequestOf, ResponseOf } from '#core/contract/call.ts'
import { createClient } from '#core/contract/client.ts'
import { callPrefix } from '#core/contract/envelope.ts'
import { staffCallPrefix } from '#core/contract/staff-call.ts'
import { calendarDay } from '#core/clock/manila.ts'
import { systemClock } from '#core/clock/instant.ts'
import { smsType } from '#core/enumerations/sms-type.ts'
import { register, sendCode } from '#features/players/account/contract.ts'
import { submitIdentity, uploadDocument } from '#features/players/identity/contract.ts'
import { uploadItems } from '#features/players/identity/identity-words.ts'
import {
  decideIdentity,
  listIdentities,
  openIdentity,
  viewDocument,
} from '#features/players/identity/staff-contract.ts'
import { eligibilityDeclarations } from '#features/players/legal/server/index.ts'
import { acceptInvitation, confirmCode, getSignInKey, signIn } from '#features/office/staff/contract.ts'
import { totpCode, totpStepAt } from '#features/office/staff/server/entrance/totp.ts'
import { getConfiguration } from '#features/office/web-configuration/contract.ts'
import { encryptPassword } from '#platform/crypto/browser/encrypt-password.ts'
import { testPicture } from '#tests/back-office/samples/handed-in.ts'
import { fromBase32 } from '#tests/support/test-back-office.ts'
import { expect, vi } from 'vitest'

/** Asks a running product as a browser does, and insists on an answer. */
export type Ask = <C extends Call>(call: C, request: RequestOf<C>) => Promise<ResponseOf<C>>

export type NewPlayer = { readonly ask: Ask; readonly url: string; readonly token: string }

const birthDate = calendarDay('1990-05-04')

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
export async function registerByPhone(url: string, inboxUrl: string): Promise<NewPlayer> {
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
    birthDate,
    declarations: eligibilityDeclarations.map(({ id }) => id),
    agreements: data.legal,
  })
  return { ask: visitor({ url, token }), url, token }
}

/** The player's own details and pictures, as the form sends them. */
export async function handInIdentity({ ask, url, token }: NewPlayer): Promise<void> {
  const picture = new File([new Uint8Array(await testPicture())], 'photo.jpg', { type: 'image/jpeg' })
  for (const item of uploadItems) {
    const form = new FormData()
    form.set('item', item)
    form.set('file', picture)
    const reply = await fetch(url + callPrefix + uploadDocument.path, {
      method: 'POST',
      headers: { authorization: token },
      body: form,
    })
    expect(await reply.json()).toMatchObject({ errcode: 0, item })
  }
  const address = '12 Mabini Street, Makati'
  await ask(submitIdentity, {
    firstName: 'Ligaya',
    middleName: 'Santos',
    lastName: 'dela Cruz',
    birthDate,
    birthplace: 'Cebu City',
    nationality: 'Filipino',
    presentAddress: address,
    permanentAddress: address,
    natureOfWork: 'Nurse',
    sourceOfFunds: 'salary',
    idType: 'passport',
    idNumber: 'P1234567A',
    declarations: eligibilityDeclarations.map(({ id }) => id),
  })
}

/** An officer opens what was handed in, looks at every picture and approves. */
export async function approveIdentity(officer: Ask, reason: string): Promise<void> {
  const { rows } = await officer(listIdentities, {})
  const playerId = rows[0]?.playerId ?? 0
  const { revision, documents } = await officer(openIdentity, { playerId, reason })
  for (const { item } of documents) await officer(viewDocument, { playerId, item, reason })
  await officer(decideIdentity, { playerId, revision, decision: 'approve', reason })
}

async function newestCode(inboxUrl: string, mobile: string): Promise<string | undefined> {
  const text = await (await fetch(`${inboxUrl}/sms/v1/messages?to=${mobile}`)).text()
  return /\b\d{6}\b/.exec(text.replaceAll(/"(id|to|at)":"[^"]*"/g, ''))?.[0]
}
