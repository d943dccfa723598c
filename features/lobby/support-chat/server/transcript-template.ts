import { minutes } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { letterTemplate, templateExample } from '#core/message-template/message-template.ts'
import type { ChatMessage } from './store/message.store.ts'
import { transcriptLetter } from './transcript-letter.ts'

const openedAt = templateExample.at
const message = { member: null, memberName: null, hasPicture: false } as const
const messages: readonly ChatMessage[] = [
  {
    ...message,
    id: 1n,
    author: 'player',
    text: 'Hi, where can I see my deposits?',
    sentAt: addDuration(openedAt, minutes(1)),
  },
  {
    ...message,
    id: 2n,
    author: 'staff',
    memberName: 'Ana',
    text: 'Hi! They’re in your wallet, under Deposits.',
    sentAt: addDuration(openedAt, minutes(2)),
  },
]

/** The fixed message after a chat, around what was written in it. */
export const transcriptTemplate = letterTemplate({
  key: 'supportChat.transcript',
  kind: 'support',
  name: 'Transcript of a chat',
  when: 'A support chat was closed, by either side or for want of messages.',
  words: (language) => transcriptLetter({ openedAt, messages }, language),
})
