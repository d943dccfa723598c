import { createLongWaits, type LongWaits } from '#platform/long-wait/long-waits.ts'
import type { SupportChatDependencies } from './support-chat-dependencies.ts'
import { type ChatReading, chatReadings } from './store/chat.store.ts'

export type ChatWatch = LongWaits<ChatReading>

/** Answers within a second of a change, whichever process made it: one statement for all who wait. */
export const chatWatch = ({ db, log }: Pick<SupportChatDependencies, 'db' | 'log'>): ChatWatch =>
  createLongWaits<ChatReading>({
    findFulfilled: async (seen) => {
      const now = await chatReadings(db, [...new Set(seen.map(({ playerId }) => playerId))])
      const newest = new Map(now.map((reading) => [reading.playerId, reading]))
      return seen.filter(({ playerId, chatId, revision }) => {
        const reading = newest.get(playerId)
        return reading !== undefined && (reading.chatId !== chatId || reading.revision !== revision)
      })
    },
    name: 'support chats',
    log,
  })
