import * as v from 'valibot'
import type { FastifyInstance } from 'fastify'
import { backOfficeServer, registerStaffCalls } from '#apps/server/serve/back-office-server.ts'
import { staffDependencies } from '#apps/server/features/staff-dependencies.ts'
import type { Call, RequestOf } from '#core/contract/call.ts'
import { seconds } from '#core/clock/duration.ts'
import { staffCallPrefix } from '#core/contract/staff-call.ts'
import { acceptInvitation, confirmCode, getSignInKey, signIn } from '#features/office/staff/contract.ts'
import { inviteStaff, type StaffDependencies } from '#features/office/staff/server/index.ts'
import { totpCode, totpStepAt } from '#features/office/staff/server/entrance/totp.ts'
import type { StaffRole } from '#features/office/staff/roles.ts'
import { encryptPassword } from '#platform/crypto/browser/encrypt-password.ts'
import type { Configuration } from '#platform/configuration/configuration.ts'
import { openTestSite, type TestSite, type TestSiteOptions, type WireAnswer } from '#tests/support/test-site.ts'

export const staffPassword = 'mahabang gabi 1961'

export type SignedInStaff = { readonly token: string; readonly email: string; readonly secret: Buffer }

/** From where a member comes, where a test cares. */
export type StaffVisitor = { readonly ip?: string; readonly device?: string }

export type TestBackOffice = {
  readonly site: TestSite
  readonly server: FastifyInstance
  readonly needs: StaffDependencies
  readonly send: <C extends Call>(
    call: C,
    request: RequestOf<C>,
    token?: string,
    visitor?: StaffVisitor,
  ) => Promise<WireAnswer>
  readonly sendRaw: (path: string, body: unknown, token?: string, visitor?: StaffVisitor) => Promise<WireAnswer>
  readonly encrypted: (password: string) => Promise<{ password: string; passwordKeyId: string }>
  /** Somebody who has worked here for a month, signed in. */
  readonly newStaff: (...roles: StaffRole[]) => Promise<SignedInStaff>
  /** Invites, sets a password, enrols a phone and signs in: all a new member does. */
  readonly newcomer: (...roles: StaffRole[]) => Promise<SignedInStaff>
  /** Does the same with a link that was made already. */
  readonly openWith: (link: string, email: string, visitor?: StaffVisitor) => Promise<SignedInStaff>
  /** The newest e-mail to an address, when all that is due was done. */
  readonly mailTo: (email: string) => Promise<string | undefined>
  readonly invitationFor: (
    email: string,
    options?: { roles?: readonly StaffRole[]; reset?: boolean },
  ) => Promise<string>
  /** The code that a phone with this secret shows next, for which the clock moves on. */
  readonly nextCode: (secret: Buffer) => string
  readonly close: () => Promise<void>
}

const onlyAdmin: readonly StaffRole[] = ['admin']
const wireBody = v.looseObject({ code: v.number(), errcode: v.number() })

/** The back office's server beside a test site, on the same database and clock. */
export async function openTestBackOffice(
  changes: Partial<Configuration> = {},
  options: TestSiteOptions = {},
): Promise<TestBackOffice> {
  const site = await openTestSite(changes, options)
  const server = backOfficeServer(site.context, [])
  registerStaffCalls(server, site.context, site.features)
  await server.ready()
  const needs = staffDependencies(site.context)

  const sendRaw: TestBackOffice['sendRaw'] = async (path, body, token, visitor) => {
    const response = await server.inject({
      method: 'POST',
      url: staffCallPrefix + path,
      remoteAddress: visitor?.ip ?? elsewhere(),
      headers: {
        'content-type': 'application/json',
        ...(token ? { authorization: token } : {}),
        ...(visitor?.device ? { 'x-fingerprint': visitor.device } : {}),
      },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    })
    const parsed: unknown = JSON.parse(response.body)
    return { status: response.statusCode, headers: response.headers, body: v.parse(wireBody, parsed) }
  }
  const send: TestBackOffice['send'] = (call, request, token, visitor) => sendRaw(call.path, request, token, visitor)

  const encrypted: TestBackOffice['encrypted'] = async (password) => {
    const { spki, passwordKeyId } = v.parse(getSignInKey.response, (await send(getSignInKey, {})).body)
    return { password: await encryptPassword(spki, password), passwordKeyId }
  }
  const invitationFor: TestBackOffice['invitationFor'] = async (email, { roles = onlyAdmin, reset = false } = {}) => {
    const invited = await inviteStaff(needs, { name: 'Ana Cruz', email, roles, reset, now: site.clock.now() })
    if (invited.kind !== 'invited') throw new Error(invited.kind)
    return invited.token
  }
  const nextCode = (secret: Buffer) => {
    site.clock.advance(seconds(30))
    return totpCode(secret, totpStepAt(site.clock.now()))
  }
  const openWith: TestBackOffice['openWith'] = async (link, email, visitor) => {
    await send(acceptInvitation, { token: link, ...(await encrypted(staffPassword)) }, undefined, visitor)
    const { body } = await send(signIn, { email, ...(await encrypted(staffPassword)) }, undefined, visitor)
    const { ticket, enrolment } = v.parse(signIn.response, body)
    const secret = fromBase32(enrolment?.secret ?? '')
    const confirmed = await send(confirmCode, { ticket, code: nextCode(secret) }, undefined, visitor)
    if (confirmed.body.errcode !== 0) throw new Error(`sign-in was refused: ${JSON.stringify(confirmed.body)}`)
    return { token: String(confirmed.body.token), email, secret }
  }
  const newcomer: TestBackOffice['newcomer'] = async (...roles) => {
    const email = `staff${++lastMember}@example.ph`
    return openWith(await invitationFor(email, { roles }), email)
  }
  return {
    site,
    server,
    needs,
    send,
    sendRaw,
    encrypted,
    invitationFor,
    nextCode,
    openWith,
    newcomer,
    newStaff: async (...roles) => {
      const member = await newcomer(...roles)
      await site.context.db.pool.query(
        `with member as (update staff_member set totp_confirmed_at = totp_confirmed_at - interval '30 days'
           where email = $1 returning id)
         update staff_session set factor_since = factor_since - interval '30 days' from member where staff_id = member.id`,
        [member.email],
      )
      return member
    },
    mailTo: async (email) => {
      await site.runDue()
      return (await site.mailOf(email))[0]
    },
    close: async () => {
      await server.close()
      await site.close()
    },
  }
}

let lastMember = 0
let lastAddress = 0
/** Every request comes from an address of its own, so that limits by address do not hide what is tested. */
const elsewhere = () => `10.${(++lastAddress >> 16) & 255}.${(lastAddress >> 8) & 255}.${lastAddress & 255}`

/** As an authenticator app reads a secret. */
export function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const bytes = bits.join('').match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
