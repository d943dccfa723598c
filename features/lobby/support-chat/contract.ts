import * as v from 'valibot'
import { instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { idIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { waitMsIn } from '#core/contract/wait-ms-in.ts'
import { tips } from '#core/message/tips.ts'
import { chatPictureBytesMax, chatStates, chatTextLengthMax } from './chat-terms.ts'

export const getSupportDesk = call({
  path: 'supportDesk',
  summary: 'Returns whether the operator has a support chat, its hours, and whether somebody is there now.',
  access: 'anyone',
  money: 'none',
  activity: 'background',
  request: v.object({}),
  response: v.object({
    isOffered: v.boolean(),
    isOpen: v.boolean(),
    /** A member has had the chats on the screen within the last minutes. */
    isStaffed: v.boolean(),
    /** 1 is Monday, 7 is Sunday. */
    days: v.array(v.number()),
    /** Minutes of the day in Manila. */
    opensMinute: v.number(),
    closesMinute: v.number(),
  }),
  refusals: {},
})

const messageOut = v.object({
  id: idOut,
  author: v.picklist(['player', 'staff']),
  /** The member's first name; empty for the player. */
  name: v.string(),
  text: v.string(),
  hasPicture: v.boolean(),
  sentAt: instantOut,
})

export const getSupportChat = call({
  path: 'supportChat',
  summary: 'Returns the player’s newest chat with its messages, and marks them as read.',
  access: 'player',
  money: 'none',
  activity: 'background',
  request: v.object({}),
  response: v.object({
    chat: v.nullable(
      v.object({
        id: idOut,
        revision: v.number(),
        state: v.picklist(chatStates),
        /** The first name of the member who answers; null: nobody has taken it. */
        agent: v.nullable(v.string()),
        /** How many chats that wait were opened before this one. */
        ahead: v.number(),
        openedAt: instantOut,
        closedAt: v.nullable(instantOut),
        rating: v.nullable(v.number()),
        canRate: v.boolean(),
        messages: v.array(messageOut),
      }),
    ),
  }),
  refusals: {},
})

export const awaitSupportChat = call({
  path: 'supportChatWait',
  summary: 'Long poll: answers as soon as the player’s chat differs from what the screen shows, or at the timeout.',
  access: 'player',
  money: 'none',
  activity: 'background',
  longPoll: true,
  request: v.object({
    /** 0: the screen shows none. */
    chatId: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    revision: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    waitMs: waitMsIn,
  }),
  response: v.object({ isChanged: v.boolean() }),
  refusals: {},
})

export const messageKeyIn = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))
const chatTextIn = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, tips.tooShort(1)),
  v.maxLength(chatTextLengthMax, tips.tooLong(chatTextLengthMax)),
)

export const sendSupportMessage = call({
  path: 'supportChatSend',
  summary: 'Sends a message to customer service. Opens a chat if none is open.',
  access: 'player',
  money: 'none',
  request: v.object({
    text: chatTextIn,
    /** Made by the sender: sent again, it is the same message. */
    messageKey: messageKeyIn,
  }),
  response: v.object({}),
  refusals: { tryLater: 1020, chatNotOffered: 1470, chatFull: 1471 },
})

export const sendSupportPicture = call({
  path: 'supportChatSendPicture',
  summary: 'Sends a picture to customer service. Opens a chat if none is open.',
  access: 'player',
  money: 'none',
  bodyBytesMax: chatPictureBytesMax * 1.5,
  request: v.object({
    /** A JPEG, PNG or WebP picture in base64. */
    picture: v.pipe(v.string(), v.maxLength(chatPictureBytesMax * 1.4), v.base64()),
    messageKey: messageKeyIn,
  }),
  response: v.object({}),
  refusals: { tryLater: 1020, chatNotOffered: 1470, chatFull: 1471, pictureUnreadable: 1473 },
})

export const viewSupportPicture = call({
  path: 'supportChatPicture',
  summary: 'Returns a picture that the player has sent.',
  access: 'player',
  money: 'none',
  activity: 'background',
  request: v.object({ messageId: idIn }),
  /** A JPEG picture. */
  response: v.object({ base64: v.string() }),
  refusals: { pictureNotFound: 1474 },
})

export const endSupportChat = call({
  path: 'supportChatEnd',
  summary: 'Ends the player’s open chat. Its transcript goes to the inbox.',
  access: 'player',
  money: 'none',
  request: v.object({}),
  response: v.object({}),
  refusals: { noOpenChat: 1472 },
})

export const rateSupportChat = call({
  path: 'supportChatRate',
  summary: 'Rates a closed chat that was answered, once.',
  access: 'player',
  money: 'none',
  request: v.object({ chatId: idIn, stars: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)) }),
  response: v.object({}),
  refusals: { notToRate: 1475 },
})
