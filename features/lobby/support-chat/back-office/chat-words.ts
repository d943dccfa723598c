import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import type { BadgeProps } from '#platform/ui/badge/badge.tsx'
import type { Language } from '#core/language/language.ts'
import type { ChatEnder, ChatState } from '../chat-terms.ts'
import type { viewStaffChat } from '../staff-contract.ts'
import { chatStateWords } from '../chat-state-words.ts'
import { messages } from './messages/en.ts'

export type StaffChat = ResponseOf<typeof viewStaffChat>

export const stateWords: Readonly<Record<ChatState, { readonly tone: BadgeProps['tone']; readonly text: string }>> = {
  waiting: { tone: 'warning', text: chatStateWords.waiting },
  active: { tone: 'success', text: chatStateWords.active },
  closed: { tone: 'neutral', text: chatStateWords.closed },
}

export const languageWords: Readonly<Record<Language, string>> = { en: messages.english, fil: messages.filipino }

export const enderWords: Readonly<Record<ChatEnder, string>> = {
  player: messages.byPlayer,
  staff: messages.byStaff,
  idle: messages.byIdle,
}

const minuteMs = 60_000
const minutesOfHour = 60

/** How long a player has waited, in whole minutes or hours. */
export function waitText(sinceMs: number, nowMs: number): string {
  const minutes = Math.max(0, Math.floor((nowMs - sinceMs) / minuteMs))
  return minutes < 2 * minutesOfHour
    ? formatMessage(messages.minutes, { count: minutes })
    : formatMessage(messages.hours, { count: Math.floor(minutes / minutesOfHour) })
}
