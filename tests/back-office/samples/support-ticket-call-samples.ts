import * as ticket from '#features/lobby/support-ticket/staff-contract.ts'
import { sample, type StaffSample } from './call-sample.ts'
import {
  nextSample,
  reason,
  sampleChat,
  sampleColleague,
  sampleComplaint,
  sampleSolvedTicket,
  sampleTicket,
} from './sample-rows.ts'

const nobody = 'nobody@example.ph'
const messageKey = () => String(nextSample()).padStart(32, 'e')

/** Calls about tickets of players. */
export const supportTicketCallSamples: readonly StaffSample[] = [
  sample(ticket.listTickets, () => ({})),
  sample(ticket.viewTicket, async (office, playerId) => ({ id: await sampleTicket(office, playerId) })),
  sample(ticket.takeTicket, async (office, playerId) => ({ id: await sampleTicket(office, playerId), reason })),
  sample(ticket.listTicketColleagues, () => ({})),
  sample(ticket.handOverTicket, async (office, playerId, by = nobody) => ({
    id: await sampleTicket(office, playerId, by),
    to: await sampleColleague(office),
    reason,
  })),
  sample(ticket.answerTicket, async (office, playerId, by = nobody) => ({
    id: await sampleTicket(office, playerId, by),
    text: 'We have looked at it.',
    messageKey: messageKey(),
    reason,
  })),
  sample(ticket.noteTicket, async (office, playerId) => ({
    id: await sampleTicket(office, playerId),
    text: 'The provider has been asked.',
    messageKey: messageKey(),
    reason,
  })),
  sample(ticket.markComplaint, async (office, playerId) => ({
    id: await sampleTicket(office, playerId),
    kind: 'payment' as const,
    reason,
  })),
  sample(ticket.unmarkComplaint, async (office, playerId) => ({
    id: await sampleComplaint(office, playerId),
    reason,
  })),
  sample(ticket.solveTicket, async (office, playerId) => ({ id: await sampleTicket(office, playerId), reason })),
  sample(ticket.reopenTicket, async (office, playerId) => ({ id: await sampleSolvedTicket(office, playerId), reason })),
  sample(ticket.enterCall, (_office, playerId) => ({
    playerId,
    category: 'payment' as const,
    text: 'A deposit of this morning is missing.',
    messageKey: messageKey(),
    reason,
  })),
  sample(ticket.makeTicketOfChat, async (office, playerId, by = nobody) => ({
    chatId: (await sampleChat(office, playerId, by)).id,
    category: 'game' as const,
    text: 'The provider has to look at the round.',
    reason,
  })),
  sample(ticket.findTicketOfChat, () => ({ chatId: 1 })),
  sample(ticket.viewSupportFigures, () => ({ from: '2026-11-01', until: '2026-11-30' })),
]
