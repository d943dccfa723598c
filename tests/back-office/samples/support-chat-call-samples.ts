import * as supportChat from '#features/lobby/support-chat/staff-contract.ts'
import { sample, type StaffSample } from './call-sample.ts'
import {
  nextSample,
  presentDesk,
  reason,
  sampleCannedAnswer,
  sampleChat,
  sampleChatPicture,
  sampleColleague,
} from './sample-rows.ts'

const nobody = 'nobody@example.ph'
const messageKey = () => String(nextSample()).padStart(32, 'f')

/** Calls about chats with players. */
export const supportChatCallSamples: readonly StaffSample[] = [
  sample(supportChat.listSupportChats, () => ({})),
  sample(supportChat.viewStaffChat, async (office, playerId) => ({ id: (await sampleChat(office, playerId)).id })),
  sample(supportChat.takeSupportChat, async (office, playerId) => ({
    id: (await sampleChat(office, playerId)).id,
    reason,
  })),
  sample(supportChat.answerSupportChat, async (office, playerId, by = nobody) => ({
    id: (await sampleChat(office, playerId, by)).id,
    text: 'We are looking into it.',
    messageKey: messageKey(),
    reason,
  })),
  sample(supportChat.listSupportColleagues, () => ({})),
  sample(supportChat.handOverSupportChat, async (office, playerId, by = nobody) => ({
    id: (await sampleChat(office, playerId, by)).id,
    to: await sampleColleague(office),
    reason,
  })),
  sample(supportChat.closeSupportChat, async (office, playerId) => ({
    id: (await sampleChat(office, playerId)).id,
    reason,
  })),
  sample(supportChat.openStaffPicture, async (office, playerId) => ({
    messageId: await sampleChatPicture(office, playerId),
    reason,
  })),
  sample(supportChat.listCannedAnswers, () => ({})),
  sample(supportChat.saveCannedAnswer, () => ({
    name: `New ${nextSample()}`,
    en: 'Hello.',
    fil: 'Kumusta.',
    expected: null,
    reason,
  })),
  sample(supportChat.removeCannedAnswer, async (office) => ({ ...(await sampleCannedAnswer(office)), reason })),
  sample(supportChat.viewStaffDesk, () => ({})),
  sample(supportChat.saveSupportDesk, async (office) => {
    const expected = await presentDesk(office)
    return { ...expected, isOffered: !expected.isOffered, expected, reason }
  }),
]
