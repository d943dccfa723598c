import { answer } from '#core/contract/outcome.ts'
import { milliseconds } from '#core/clock/duration.ts'
import type { WorkQueues } from '#features/office/staff/server/index.ts'
import { sealedColumn } from '#platform/crypto/reseal/sealed-column.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { awaitSupportChat, getSupportDesk } from '../contract.ts'
import { chatData } from './chat-data.ts'
import { chatJobs } from './chat-jobs.ts'
import { pictureContext } from './picture-context.ts'
import { type ChatWatch, chatWatch } from './chat-watch.ts'
import { deskNow } from './desk-now.ts'
import { staffChats } from './desk/staff-chats.ts'
import { endChatHandler, rateChatHandler } from './end-chat.ts'
import { fieldMeanings } from './field-meanings.ts'
import { supportChatTexts } from './messages/index.ts'
import { readChatHandler } from './read-chat.ts'
import { sendMessageHandler } from './send-message.ts'
import { sendPictureHandler, viewPictureHandler } from './send-picture.ts'
import { chatCountWaiting } from './store/chat.store.ts'
import type { SupportChatDependencies } from './support-chat-dependencies.ts'
import { transcriptTemplate } from './transcript-template.ts'

/** Chats between players and customer service. */
export const supportChat = (needs: SupportChatDependencies): FeatureModule & WorkQueues => {
  const watch = chatWatch(needs)
  const { tryLater, chatNotOffered, chatFull, pictureUnreadable, pictureNotFound, noOpenChat, notToRate } =
    supportChatTexts
  return {
    name: 'support-chat',
    player: {
      handlers: [
        handleOutsideTransaction(getSupportDesk, async ({ db, now }) => answer(await deskNow(db, now))),
        readChatHandler,
        waitHandler(watch),
        sendMessageHandler(needs),
        sendPictureHandler(needs),
        viewPictureHandler(needs),
        endChatHandler,
        rateChatHandler,
      ],
      fieldMeanings,
      refusalTexts: { tryLater, chatNotOffered, chatFull, pictureUnreadable, pictureNotFound, noOpenChat, notToRate },
    },
    desk: staffChats(needs),
    jobs: chatJobs(needs),
    queues: [
      {
        name: 'chats',
        label: 'Support chats to answer',
        permission: 'supportChat.view',
        page: '/support-chats?show=waiting',
        count: chatCountWaiting,
      },
    ],
    personalData: [chatData],
    messageTemplates: [transcriptTemplate],
    sealed: [
      sealedColumn({
        table: 'support_picture',
        key: { column: 'message_id', type: 'bigint' },
        of: 'message_id',
        value: { column: 'content' },
        purpose: 'support-picture',
        contextOf: (messageId) => pictureContext(BigInt(messageId)),
        batchRows: 10,
      }),
    ],
    register: (server) => void server.addHook('preClose', async () => watch.close()),
  }
}

const waitHandler = (watch: ChatWatch) =>
  handleOutsideTransaction(awaitSupportChat, async ({ input: { chatId, revision, waitMs }, identity: { playerId } }) =>
    answer({
      isChanged: await watch.wait({ playerId, chatId: BigInt(chatId), revision }, milliseconds(waitMs)),
    }),
  )

export { chatAnsweredTopic } from './chat-answered.ts'
export { seedDemoDesk } from './demo-desk.ts'
export { litByChat } from './lit-by-chat.ts'
export { firstNameOf } from '../rules.ts'
export { chatCountOpened, type ChatFigures, chatFigures } from './store/chat-figures.store.ts'
export { chatFindForUpdate } from './store/chat.store.ts'
export { servingTurn } from './store/serving-turn.store.ts'
