import type { WorkQueues } from '#features/office/staff/server/index.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { answeredWithin } from '../rules.ts'
import { staffTickets } from './desk/staff-tickets.ts'
import { fieldMeanings } from './field-meanings.ts'
import { makeReportHandler } from './make-report.ts'
import { supportTicketTexts as texts } from './messages/index.ts'
import { ticketQueue } from './open-ticket.ts'
import { readReportHandlers } from './read-report-handlers.ts'
import { rateReportHandler, replyToReportHandler } from './reply-to-report.ts'
import { ticketCountOpen } from './store/staff-ticket.store.ts'
import { ticketSee } from './store/ticket.store.ts'
import { ticketData } from './ticket-data.ts'
import type { TicketDependencies } from './ticket-dependencies.ts'
import { ticketItems } from './ticket-items.ts'
import { ticketJobs } from './ticket-jobs.ts'
import { ticketTemplates } from './ticket-templates.ts'

/** What customer service has to do for players: reports, unfinished chats, phone calls. */
export const supportTicket = (needs: TicketDependencies): FeatureModule & WorkQueues => ({
  name: 'support-ticket',
  player: {
    handlers: [makeReportHandler(needs), ...readReportHandlers, replyToReportHandler(needs), rateReportHandler],
    fieldMeanings,
    refusalTexts: {
      tryLater: texts.tryLater,
      reportNotFound: texts.reportNotFound,
      reportOver: texts.reportOver,
      reportFull: texts.reportFull,
      notToRate: texts.notToRate,
    },
  },
  desk: staffTickets(needs),
  jobs: ticketJobs(needs),
  queues: [
    {
      name: ticketQueue,
      label: 'Tickets to answer',
      permission: 'ticket.view',
      page: '/tickets',
      count: ticketCountOpen,
      items: { dueAfter: answeredWithin, list: ticketItems, see: ticketSee },
    },
  ],
  personalData: [ticketData],
  messageTemplates: ticketTemplates,
})

export { complaintCounts } from './store/complaint-mark.store.ts'
export { ticketCounts } from './store/ticket-month.store.ts'
export { openTicketsOfPlayer } from './open-tickets-of-player.ts'
