import { days, hours, type Duration } from '#core/clock/duration.ts'
import { durationBetween, type Instant } from '#core/clock/instant.ts'
import type { ChatState } from './chat-terms.ts'

/** Longer conversations go on in a new chat. */
export const chatMessagesMax = 500

/** A chat whose last message is an answer is closed after this. */
export const idleAfter: Duration = hours(12)
/** Complaints are kept this long after they are closed, and a chat may hold one. */
export const keptFor: Duration = days(5 * 365)
const rateableFor: Duration = days(7)

/** The first reason against a player's message. An open chat goes on, whatever the operator has set since. */
export function refuseMessage(
  chat: { readonly messages: number } | undefined,
  isOffered: boolean,
): 'chatNotOffered' | 'chatFull' | undefined {
  if (chat === undefined) return isOffered ? undefined : 'chatNotOffered'
  return chat.messages < chatMessagesMax ? undefined : 'chatFull'
}

type Standing = { readonly state: ChatState; readonly owner: string | null; readonly messages: number }
export type ChatAct = 'take' | 'takeOver' | 'answer' | 'handOver' | 'close'
export type ActRefusal = 'chatClosed' | 'takenByOther' | 'notTaken' | 'chatFull'

/** The first reason against a member's act. Only the owner answers and hands over; a waiting chat is closed by anybody. */
export function refuseChatAct(
  act: ChatAct,
  { state, owner, messages }: Standing,
  member: string,
): ActRefusal | undefined {
  if (state === 'closed') return 'chatClosed'
  if (owner === null) return act === 'answer' || act === 'handOver' ? 'notTaken' : undefined
  if (owner !== member && act !== 'takeOver') return 'takenByOther'
  return act === 'answer' && messages >= chatMessagesMax ? 'chatFull' : undefined
}

type Rated = {
  readonly closedAt: Instant | null
  readonly firstAnsweredAt: Instant | null
  readonly rating: number | null
}

/** A player rates a chat that somebody has answered, once, within a week of its end. */
export const mayRate = ({ closedAt, firstAnsweredAt, rating }: Rated, now: Instant): boolean =>
  closedAt !== null && firstAnsweredAt !== null && rating === null && durationBetween(closedAt, now) <= rateableFor

/** The name that players see: they need no member's family name. */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? ''
