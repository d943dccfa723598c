import { answer, refuse } from '#core/contract/outcome.ts'
import { languageNames } from '#core/language/language.ts'
import { supportQueueWords } from '#core/support-queue.ts'
import { csvTime, handleStaff, handleStaffList, staffMessages } from '#features/office/staff/server/index.ts'
import type { ServedCalls } from '#platform/http/served-calls.ts'
import { chatStateWords } from '../../chat-state-words.ts'
import { listSupportChats, viewStaffChat } from '../../staff-contract.ts'
import { noteMember } from '../desk-now.ts'
import { chatFind } from '../store/chat.store.ts'
import { messageList } from '../store/message.store.ts'
import { chatsForStaff } from '../store/staff-chat.store.ts'
import type { SupportChatDependencies } from '../support-chat-dependencies.ts'
import { actOnChatHandlers } from './act-on-chat.ts'
import { cannedAnswerHandlers } from './canned-answer-handlers.ts'
import { deskHandlers } from './desk-handlers.ts'
import { handOverHandlers } from './hand-over.ts'
import { openPictureHandler } from './open-picture.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'

/** Chats for customer service. */
export const staffChats = (needs: SupportChatDependencies): ServedCalls => ({
  fieldMeanings: staffFieldMeanings,
  handlers: [
    listHandler,
    viewHandler,
    ...actOnChatHandlers(needs),
    ...handOverHandlers(needs),
    openPictureHandler(needs),
    ...cannedAnswerHandlers(needs),
    ...deskHandlers(needs),
  ],
  refusalTexts: {
    notPermitted: staffMessages.notPermitted,
    stale: staffMessages.stale,
    chatNotFound: 'Chat not found.',
    chatClosed: 'This chat has been closed in the meantime. Your message wasn’t sent.',
    takenByOther: 'Someone else is answering this chat. Take it over first.',
    notTaken: 'Take this chat first.',
    chatFull: 'This chat has reached its maximum length. Close it, and ask the player to start a new one.',
    notAColleague: 'This member can’t answer chats right now. Choose another one.',
    pictureNotFound: 'Photo not found.',
  },
})

const listHandler = handleStaffList(listSupportChats, {
  read: async ({ input: { show, language, playerId, from, until, ...paging }, staff, db, now, limit, countMax }) => {
    await noteMember(db, staff, now)
    const shown = show === 'all' ? {} : { [show]: show === 'mine' ? staff.email : true }
    const filter = { ...shown, language: language !== 'any' && language, playerId: playerId ?? undefined, from, until }
    // Closed chats wait for nobody: they are in order of time alone.
    const isOver = show === 'closed' || show === 'all'
    const sort = isOver && paging.sort === 'first' ? 'oldest' : paging.sort
    return chatsForStaff.read(db, { ...paging, sort, filter, limit, countMax })
  },
  csv: [
    { name: 'Opened (Manila)', cell: ({ openedAt }) => csvTime(openedAt) },
    { name: 'Chat', cell: ({ id }) => id },
    { name: 'Player', cell: ({ playerId }) => playerId },
    { name: 'Queue', cell: ({ queue }) => supportQueueWords[queue] },
    { name: 'Language', cell: ({ language }) => languageNames[language] },
    { name: 'Status', cell: ({ state }) => chatStateWords[state] },
    { name: 'Owner', cell: ({ owner }) => owner },
    { name: 'Waiting since (Manila)', cell: ({ waitingSince }) => csvTime(waitingSince) },
    { name: 'First answer (Manila)', cell: ({ firstAnsweredAt }) => csvTime(firstAnsweredAt) },
    { name: 'Closed (Manila)', cell: ({ closedAt }) => csvTime(closedAt) },
    { name: 'Rating', cell: ({ rating }) => rating },
  ],
})

const viewHandler = handleStaff(viewStaffChat, async ({ input: { id }, staff, db, now }) => {
  await noteMember(db, staff, now)
  const chat = await chatFind(db, id)
  if (chat === undefined) return refuse('chatNotFound')
  const messages = await messageList(db, id)
  return answer({ ...chat, messages: messages.map(({ memberName: _name, ...message }) => message) })
})
