import * as v from 'valibot'
import { confirmCode, signIn } from '#features/office/staff/contract.ts'
import type { StaffRole } from '#features/office/staff/roles.ts'
import type { Call, RequestOf } from '#core/contract/call.ts'
import { type SignedInStaff, staffPassword, type TestBackOffice } from '#tests/support/test-back-office.ts'

export const crew = [
  'financeMaker',
  'financeChecker',
  'kycOfficer',
  'crm',
  'opsManager',
  'csLevel1',
  'regulator',
] as const satisfies readonly StaffRole[]
export type Post = (typeof crew)[number]

const signedOut = 401

type Answer = Record<string, unknown>

/** The members who run the house. Whose session has ended signs in again, with a password and the code of a phone. */
export type MonthStaff = {
  /** An act that has to succeed. */
  readonly act: <C extends Call>(post: Post, call: C, request: RequestOf<C>) => Promise<Answer>
}

export async function hireStaff(office: TestBackOffice): Promise<MonthStaff> {
  const members = new Map<Post, SignedInStaff>()
  for (const post of crew) members.set(post, await office.newStaff(post))
  const memberOf = (post: Post): SignedInStaff => {
    const member = members.get(post)
    if (member === undefined) throw new Error(`nobody is hired as ${post}`)
    return member
  }
  return {
    async act(post, call, request) {
      const first = await office.send(call, request, memberOf(post).token)
      if (first.body.errcode === signedOut) members.set(post, await signedIn(office, memberOf(post)))
      const { body } = first.body.errcode === signedOut ? await office.send(call, request, memberOf(post).token) : first
      if (body.errcode !== 0) throw new Error(`${post} was refused ${call.path}: ${JSON.stringify(body)}`)
      return body
    },
  }
}

async function signedIn(office: TestBackOffice, member: SignedInStaff): Promise<SignedInStaff> {
  const { body } = await office.send(signIn, { email: member.email, ...(await office.encrypted(staffPassword)) })
  const { ticket } = v.parse(signIn.response, body)
  const confirmed = await office.send(confirmCode, { ticket, code: office.nextCode(member.secret) })
  if (confirmed.body.errcode !== 0) throw new Error(`sign-in was refused: ${JSON.stringify(confirmed.body)}`)
  return { ...member, token: String(confirmed.body.token) }
}
