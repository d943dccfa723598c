import * as v from 'valibot'
import { systemClock } from '#core/clock/instant.ts'
import type { Call, RequestOf, ResponseOf } from '#core/contract/call.ts'
import { staffCallPrefix } from '#core/contract/staff-call.ts'
import {
  decideIdentity,
  listIdentities,
  openIdentity,
  viewDocument,
} from '#features/players/identity/staff-contract.ts'
import { confirmCode, getSignInKey, signIn } from '#features/office/staff/contract.ts'
import { totpCode, totpStepAt } from '#features/office/staff/server/entrance/totp.ts'
import { encryptPassword } from '#platform/crypto/browser/encrypt-password.ts'

// The demonstration's administrator, with the credentials that `npm start` prints.
const email = 'admin@bituin.example'
const password = 'maligayang pagdating 21'
const totpSecret = Buffer.from('bituin demo secret 1')

/** Somebody at the operator who looks at what players hand in. */
export type IdentityOfficer = { readonly approve: (lastName: string) => Promise<void> }

export async function openIdentityOfficer(backOfficeUrl: string): Promise<IdentityOfficer> {
  const { spki, passwordKeyId } = await ask(getSignInKey, {})
  const { ticket } = await ask(signIn, { email, passwordKeyId, password: await encryptPassword(spki, password) })
  const code = totpCode(totpSecret, totpStepAt(systemClock.now()))
  const { token } = await ask(confirmCode, { ticket, code })
  return {
    approve: async (lastName) => {
      const { rows } = await ask(listIdentities, {}, token)
      const waiting = rows.find(({ name }) => name.includes(lastName))
      if (waiting === undefined) throw new Error(`nobody called ${lastName} waits for an answer`)
      const reason = 'The pictures fit what was told.'
      const { playerId, revision, documents } = await ask(openIdentity, { playerId: waiting.playerId, reason }, token)
      // An approver has opened every picture.
      for (const { item } of documents) await ask(viewDocument, { playerId, item, reason }, token)
      await ask(decideIdentity, { playerId, revision, decision: 'approve', reason }, token)
    },
  }

  async function ask<C extends Call>(call: C, request: RequestOf<C>, token?: string): Promise<ResponseOf<C>> {
    const reply = await fetch(backOfficeUrl + staffCallPrefix + call.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token === undefined ? {} : { authorization: token }) },
      body: JSON.stringify(request),
    })
    const body: unknown = await reply.json()
    const { errcode } = v.parse(v.looseObject({ errcode: v.number() }), body)
    if (errcode !== 0) throw new Error(`${call.path} answered ${JSON.stringify(body)}`)
    return body as ResponseOf<C>
  }
}
