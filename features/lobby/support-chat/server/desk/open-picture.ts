import { refuse } from '#core/contract/outcome.ts'
import { changed, handleStaffChange } from '#features/office/staff/server/index.ts'
import { openStaffPicture } from '../../staff-contract.ts'
import { pictureContext } from '../picture-context.ts'
import { pictureFind } from '../store/message.store.ts'
import type { SupportChatDependencies } from '../support-chat-dependencies.ts'

/** A player's picture may show a card or a receipt: each view is in the log. */
export const openPictureHandler = ({ audit, seal }: Pick<SupportChatDependencies, 'audit' | 'seal'>) =>
  handleStaffChange(audit, openStaffPicture, async ({ input: { messageId }, tx }) => {
    const found = await pictureFind(tx, messageId)
    const picture = found && seal.open(found.content, pictureContext(messageId))
    if (picture === undefined) return refuse('pictureNotFound')
    return changed(
      { base64: picture.toString('base64') },
      { subject: `player:${found?.playerId}`, before: null, after: { opened: 'picture', message: String(messageId) } },
    )
  })
