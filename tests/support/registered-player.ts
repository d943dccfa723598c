import { register, sendCode, signIn } from '#features/players/account/contract.ts'
import { eligibilityDeclarations, legalVersions } from '#features/players/legal/server/index.ts'
import type { RequestOf } from '#core/contract/call.ts'
import { calendarDay } from '#core/clock/manila.ts'
import { smsType } from '#core/enumerations/sms-type.ts'
import type { TestSite, Visitor, WireAnswer } from './test-site.ts'

export const goodPassword = 'tahimik na gabi 27'

export const signUpAnswers = {
  birthDate: calendarDay('1990-05-04'),
  declarations: eligibilityDeclarations.map(({ id }) => id),
  agreements: { termsOfUse: legalVersions.termsOfUse.version, privacyPolicy: legalVersions.privacyPolicy.version },
}

export type RegisteredPlayer = {
  readonly token: string
  readonly id: number
  readonly mobile: string
  readonly password: string
}

/** Registers as a player would: asks for a code, reads it from the phone, fills the form. */
export async function registerPlayer(site: TestSite, mobile: string, visitor: Visitor = {}): Promise<RegisteredPlayer> {
  await site.send(sendCode, { mobile, type: smsType.register }, visitor)
  const answer = await site.send(register, await registration(site, mobile), visitor)
  if (answer.body.errcode !== 0) throw new Error(`registration was refused: ${JSON.stringify(answer.body)}`)
  return { token: String(answer.body.token), id: Number(answer.body.id), mobile, password: goodPassword }
}

export async function registration(
  site: TestSite,
  mobile: string,
  changes: Partial<RequestOf<typeof register>> = {},
): Promise<RequestOf<typeof register>> {
  const code = changes.code ?? (await site.codeTo(international(mobile)))
  return { account: mobile, ...(await site.encrypted(goodPassword)), code, ...signUpAnswers, ...changes }
}

export const international = (mobile: string): string => `+63${mobile.replace(/^0+/, '')}`

export async function signInAs(
  site: TestSite,
  account: string,
  { password = goodPassword, ...visitor }: Visitor & { readonly password?: string } = {},
): Promise<WireAnswer> {
  return site.send(signIn, { account, ...(await site.encrypted(password)) }, visitor)
}
