import type { ChatState } from './chat-terms.ts'

/** States as members read them, on pages and in exports. */
export const chatStateWords = {
  waiting: 'Waiting',
  active: 'In progress',
  closed: 'Closed',
} as const satisfies Readonly<Record<ChatState, string>>
