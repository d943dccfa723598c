import { days, hours, minutes, seconds } from '#core/clock/duration.ts'
import type { FieldFault } from '#core/contract/outcome.ts'
import { messages } from './messages/en.ts'

/** Long enough for a mailbox that lets strangers wait. */
export const codeLifetime = minutes(15)
export const codeTriesMax = 5
export const codeResendAfter = seconds(60)

const addressLengthMax = 254
const localPart = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
const domain = '([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.)+[A-Za-z]{2,63}'
const address = new RegExp(`^(?=.{1,64}@)${localPart}@${domain}$`)

export const isAddress = (text: string): boolean => text.length <= addressLengthMax && address.test(text)

export const addressFault = (text: string): FieldFault | undefined =>
  isAddress(text.trim())
    ? undefined
    : { field: 'address', key: 'email.addressInvalid', msg: messages['email.addressInvalid'] }

/** Mailboxes do not tell capitals apart: one address has one form. */
export const plainAddress = (typed: string): string => typed.trim().toLowerCase()

/** To be recognised but not read: an•••@example.ph. */
export function maskedAddress(text: string): string {
  const at = text.lastIndexOf('@')
  const shown = at > 3 ? 2 : 1
  return `${text.slice(0, shown)}•••${text.slice(at)}`
}

/** What an e-mail is about, in the delivery log. */
export const emailKinds = [
  'addressCode',
  'addressChanged',
  'security',
  'paidOut',
  'limitReached',
  'identityDecided',
  'supportWrote',
  'chatAnswered',
  'promos',
] as const
export type EmailKind = (typeof emailKinds)[number]

export const emailStates = ['waiting', 'sent', 'refused', 'failed', 'late'] as const
export type EmailState = (typeof emailStates)[number]

/** How long the delivery log goes back. */
export const logLasts = days(180)
/** Of messages that failed: meanwhile the monitor can send them again. */
export const failedContentLasts = hours(24)
