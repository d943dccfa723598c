import * as v from 'valibot'
import { instantIn, instantOut } from '#core/clock/wire-instant.ts'
import { idIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { reasonIn, staffCall, staffChange, staffSave } from '#core/contract/staff-call.ts'
import { staffList } from '#core/contract/staff-list.ts'
import { languages } from '#core/language/language.ts'
import { supportQueues } from '#core/support-queue.ts'
import { messageKeyIn } from './contract.ts'
import { minutesOfDay } from './desk-hours.ts'
import { chatEnders, chatStates, chatTextLengthMax } from './chat-terms.ts'

const rowOut = {
  id: idOut,
  playerId: idOut,
  language: v.picklist(languages),
  /** Where it waits, by the player's VIP level when it was opened. */
  queue: v.picklist(supportQueues),
  state: v.picklist(chatStates),
  /** The member who answers; null for nobody. */
  owner: v.nullable(v.string()),
  openedAt: instantOut,
  /** Since when a message of the player has no answer; null: none has. */
  waitingSince: v.nullable(instantOut),
  firstAnsweredAt: v.nullable(instantOut),
  closedAt: v.nullable(instantOut),
  closedBy: v.nullable(v.picklist(chatEnders)),
  rating: v.nullable(v.number()),
}

export const listSupportChats = staffList({
  path: 'supportChatList',
  summary: 'Lists support chats: the open ones, by queue and age, or others by owner, language, player and date.',
  permission: 'supportChat.view',
  filter: {
    show: v.optional(v.picklist(['open', 'waiting', 'mine', 'closed', 'all']), 'open'),
    language: v.optional(v.picklist(['any', ...languages]), 'any'),
    playerId: v.optional(v.nullable(idIn), null),
    from: v.optional(instantIn),
    until: v.optional(instantIn),
  },
  sorts: ['first', 'oldest', 'newest'],
  row: { ...rowOut, lastText: v.string() },
})

export const viewStaffChat = staffCall({
  path: 'supportChatView',
  summary: 'Returns one support chat with its messages.',
  permission: 'supportChat.view',
  request: v.object({ id: idIn }),
  response: v.object({
    ...rowOut,
    messages: v.array(
      v.object({
        id: idOut,
        author: v.picklist(['player', 'staff']),
        /** The member who wrote it; null for the player. */
        member: v.nullable(v.string()),
        text: v.string(),
        hasPicture: v.boolean(),
        sentAt: instantOut,
      }),
    ),
  }),
  refusals: { chatNotFound: 1074 },
})

const actRefusals = { chatNotFound: 1074, chatClosed: 1432, takenByOther: 1431 } as const

export const takeSupportChat = staffChange({
  path: 'supportChatTake',
  summary: 'Assigns a chat to the caller. Taking it over from another member has to be stated.',
  permission: 'supportChat.take',
  request: v.object({ id: idIn, reason: reasonIn, takesOver: v.optional(v.boolean(), false) }),
  response: v.object({}),
  refusals: actRefusals,
})

export const answerSupportChat = staffChange({
  path: 'supportChatAnswer',
  summary: 'Sends a message to the player. Only the owner of the chat answers.',
  permission: 'supportChat.answer',
  request: v.object({
    id: idIn,
    text: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1, 'Write a message.'),
      v.maxLength(chatTextLengthMax, `Write ${chatTextLengthMax} characters at most.`),
    ),
    /** Made by the form: sent again, it is the same message. */
    messageKey: messageKeyIn,
    reason: reasonIn,
  }),
  response: v.object({}),
  refusals: { ...actRefusals, notTaken: 1433, chatFull: 1471 },
})

export const listSupportColleagues = staffCall({
  path: 'supportChatColleagues',
  summary: 'Lists the active members who may answer chats, besides the caller.',
  permission: 'supportChat.view',
  request: v.object({}),
  response: v.object({
    members: v.array(v.object({ email: v.string(), name: v.string(), isHere: v.boolean() })),
  }),
  refusals: {},
})

export const handOverSupportChat = staffChange({
  path: 'supportChatHandOver',
  summary: 'Makes a colleague the owner of the chat, with a reason that the colleague reads in the audit log.',
  permission: 'supportChat.handOver',
  request: v.object({ id: idIn, to: v.pipe(v.string(), v.trim(), v.maxLength(200)), reason: reasonIn }),
  response: v.object({}),
  refusals: { ...actRefusals, notTaken: 1433, notAColleague: 1434 },
})

export const closeSupportChat = staffChange({
  path: 'supportChatClose',
  summary: 'Closes a chat. Its transcript goes to the player’s inbox.',
  permission: 'supportChat.close',
  request: v.object({ id: idIn, reason: reasonIn }),
  response: v.object({}),
  refusals: actRefusals,
})

export const openStaffPicture = staffChange({
  path: 'supportChatPictureOpen',
  summary: 'Returns a picture that a player has sent. Each view is recorded.',
  permission: 'supportChat.viewPicture',
  request: v.object({ messageId: idIn, reason: reasonIn }),
  /** A JPEG picture. */
  response: v.object({ base64: v.string() }),
  refusals: { pictureNotFound: 1474 },
})

const answerText = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Write the answer.'),
  v.maxLength(chatTextLengthMax, `Write ${chatTextLengthMax} characters at most.`),
)
const nameIn = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'Enter a name.'),
  v.maxLength(60, 'Use up to 60 characters.'),
)

export const listCannedAnswers = staffCall({
  path: 'supportAnswerList',
  summary: 'Lists the canned answers in both languages.',
  permission: 'supportChat.view',
  request: v.object({}),
  response: v.object({
    answers: v.array(
      v.object({ name: v.string(), en: v.string(), fil: v.string(), savedBy: v.string(), savedAt: instantOut }),
    ),
  }),
  refusals: {},
})

const answerIn = v.object({ en: v.string(), fil: v.string() })

export const saveCannedAnswer = staffSave({
  path: 'supportAnswerSave',
  summary: 'Saves a canned answer, in place of one with the same name.',
  permission: 'supportChat.saveAnswer',
  request: v.object({
    name: nameIn,
    en: answerText,
    fil: answerText,
    /** Null for a new answer, whose name must be free. */
    expected: v.nullable(answerIn),
    reason: reasonIn,
  }),
  response: v.object({}),
  refusals: {},
})

export const removeCannedAnswer = staffSave({
  path: 'supportAnswerRemove',
  summary: 'Deletes a canned answer. Messages already sent from it stay.',
  permission: 'supportChat.removeAnswer',
  request: v.object({ name: nameIn, expected: answerIn, reason: reasonIn }),
  response: v.object({}),
  refusals: {},
})

const deskFields = {
  isOffered: v.boolean(),
  /** 1 is Monday, 7 is Sunday. */
  days: v.array(v.number()),
  /** Minutes of the day in Manila. */
  opensMinute: v.number(),
  closesMinute: v.number(),
}

export const viewStaffDesk = staffCall({
  path: 'supportDeskView',
  summary: 'Returns whether players are offered the support chat, and its hours.',
  permission: 'supportChat.view',
  request: v.object({}),
  response: v.object(deskFields),
  refusals: {},
})

const minuteIn = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

export const saveSupportDesk = staffSave({
  path: 'supportDeskSave',
  summary: 'Saves whether players are offered the support chat, and its hours.',
  permission: 'supportChat.setHours',
  request: v.object({
    isOffered: v.boolean(),
    days: v.pipe(
      v.array(minuteIn(1, 7)),
      v.minLength(1, 'Choose at least one day.'),
      v.maxLength(7),
      v.transform((days) => [...new Set(days)].toSorted((a, b) => a - b)),
    ),
    opensMinute: minuteIn(0, minutesOfDay - 1),
    closesMinute: minuteIn(1, minutesOfDay),
    expected: v.object(deskFields),
    reason: reasonIn,
  }),
  response: v.object({}),
  refusals: {},
})
