import { days, minutes, wholeSeconds } from '#core/clock/duration.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { sendSupportMessage } from '../contract.ts'
import { storeMessage } from './store-message.ts'
import type { SupportChatDependencies } from './support-chat-dependencies.ts'

const limitsOf = (playerId: bigint) => [
  { name: 'supportMessage', key: String(playerId), max: 30, window: minutes(1) },
  { name: 'supportMessageDay', key: String(playerId), max: 500, window: days(1) },
]

export const sendMessageHandler = ({ limiter, queueOf }: Pick<SupportChatDependencies, 'limiter' | 'queueOf'>) =>
  handleOutsideTransaction(sendSupportMessage, async ({ input, identity: { playerId }, now, db }) => {
    const pace = await limiter.take(limitsOf(playerId), now)
    if (!pace.ok) return refuse('tryLater', { retryAfterSeconds: wholeSeconds(pace.retryAfter) })
    const stored = await db.transaction((tx) => storeMessage({ queueOf }, tx, { ...input, playerId, now }))
    return typeof stored === 'string' ? refuse(stored) : answer({})
  })
