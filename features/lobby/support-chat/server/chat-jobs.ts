import { hours, minutes } from '#core/clock/duration.ts'
import { subtractDuration } from '#core/clock/instant.ts'
import type { Job } from '#platform/jobs/job.ts'
import { idleAfter, keptFor } from '../rules.ts'
import { endChat } from './end-chat.ts'
import { chatFindForUpdate } from './store/chat.store.ts'
import { chatIsIdle, chatsFindIdle, chatsRemoveOld } from './store/old-chat.store.ts'
import type { SupportChatDependencies } from './support-chat-dependencies.ts'

const portion = 100
const roundsMax = 1_000

export const chatJobs = ({ db }: Pick<SupportChatDependencies, 'db'>): readonly Job[] => [
  {
    name: 'supportChat.endIdle',
    when: { every: minutes(10) },
    async run({ now, signal }) {
      const before = subtractDuration(now, idleAfter)
      for (let round = 0; round < roundsMax; round++) {
        signal.throwIfAborted()
        const ids = await chatsFindIdle(db, before, portion)
        for (const id of ids)
          await db.transaction(async (tx) => {
            const chat = await chatFindForUpdate(tx, id)
            if (chat && (await chatIsIdle(tx, id, before))) await endChat(tx, chat, { by: 'idle', now })
          })
        if (ids.length < portion) return
      }
    },
  },
  {
    name: 'supportChat.forget',
    when: { every: hours(6) },
    async run({ now, signal }) {
      const before = subtractDuration(now, keptFor)
      while ((await chatsRemoveOld(db, before, portion)) === portion) signal.throwIfAborted()
    },
  },
]
