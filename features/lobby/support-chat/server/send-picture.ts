import { days, minutes, wholeSeconds } from '#core/clock/duration.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { sendSupportPicture, viewSupportPicture } from '../contract.ts'
import { redrawnPicture } from '#platform/picture/redrawn-picture.ts'
import { pictureContext } from './picture-context.ts'
import { pictureFind, pictureInsert } from './store/message.store.ts'
import { storeMessage } from './store-message.ts'
import type { SupportChatDependencies } from './support-chat-dependencies.ts'

const limitsOf = (playerId: bigint) => [
  { name: 'supportPicture', key: String(playerId), max: 10, window: minutes(10) },
  { name: 'supportPictureDay', key: String(playerId), max: 40, window: days(1) },
]

/** Redraws the picture before anything is locked, and stores it sealed. */
export const sendPictureHandler = ({
  limiter,
  queueOf,
  seal,
}: Pick<SupportChatDependencies, 'limiter' | 'queueOf' | 'seal'>) =>
  handleOutsideTransaction(sendSupportPicture, async ({ input, identity: { playerId }, now, db }) => {
    const pace = await limiter.take(limitsOf(playerId), now)
    if (!pace.ok) return refuse('tryLater', { retryAfterSeconds: wholeSeconds(pace.retryAfter) })
    const picture = await redrawnPicture(Buffer.from(input.picture, 'base64'), 'white')
    if (picture === undefined) return refuse('pictureUnreadable')
    const stored = await db.transaction(async (tx) => {
      const message = await storeMessage({ queueOf }, tx, { playerId, text: '', messageKey: input.messageKey, now })
      if (typeof message === 'string' || message.messageId === undefined) return message
      const { messageId } = message
      await pictureInsert(tx, { messageId, content: seal.seal(picture, pictureContext(messageId)) })
      return message
    })
    return typeof stored === 'string' ? refuse(stored) : answer({})
  })

/** Players see their own pictures. */
export const viewPictureHandler = ({ seal }: Pick<SupportChatDependencies, 'seal'>) =>
  handleOutsideTransaction(viewSupportPicture, async ({ input: { messageId }, identity: { playerId }, db }) => {
    const found = await pictureFind(db, messageId)
    if (found?.playerId !== playerId) return refuse('pictureNotFound')
    const picture = seal.open(found.content, pictureContext(messageId))
    return picture === undefined ? refuse('pictureNotFound') : answer({ base64: picture.toString('base64') })
  })
