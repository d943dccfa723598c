import { hours, wholeSeconds } from '#core/clock/duration.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { type Handler, handle, handleOutsideTransaction } from '#platform/http/handle.ts'
import { rateReport, replyToReport } from '../contract.ts'
import { mayRate, refuseReply } from '../rules.ts'
import { dueFrom } from './open-ticket.ts'
import { ticketFindForUpdate, ticketRate, ticketReopen } from './store/ticket.store.ts'
import { isTicketMessageSent, ticketMessageInsert } from './store/ticket-message.store.ts'
import { ticketStepInsert } from './store/ticket-step.store.ts'
import type { TicketDependencies } from './ticket-dependencies.ts'

const replyLimit = (playerId: bigint) => ({ name: 'reportReply', key: String(playerId), max: 30, window: hours(1) })
const author = { author: 'player', member: null, memberName: null } as const

/** The player's reply lets the ticket wait for customer service again. Its owner stays. */
export const replyToReportHandler = ({
  limiter,
  ...deadlines
}: Pick<TicketDependencies, 'limiter' | 'dueByQueue'>): Handler =>
  handleOutsideTransaction(replyToReport, async ({ input, identity: { playerId }, now, db }) => {
    const { id, text, messageKey } = input
    const pace = await limiter.take([replyLimit(playerId)], now)
    if (!pace.ok) return refuse('tryLater', { retryAfterSeconds: wholeSeconds(pace.retryAfter) })
    return db.transaction(async (tx) => {
      const ticket = await ticketFindForUpdate(tx, id)
      if (ticket?.playerId !== playerId) return refuse('reportNotFound')
      if (await isTicketMessageSent(tx, id, messageKey)) return answer({})
      const refusal = refuseReply(ticket, now)
      if (refusal !== undefined) return refuse(refusal)
      await ticketMessageInsert(tx, { ...author, ticketId: id, messageKey, text, sentAt: now })
      if (ticket.state === 'solved') await ticketStepInsert(tx, { ticketId: id, act: 'reopen', member: null, now })
      await ticketReopen(tx, { id, now, dueAt: await dueFrom(deadlines, tx, now) })
      return answer({})
    })
  })

export const rateReportHandler = handle(
  rateReport,
  async ({ input: { id, stars }, identity: { playerId }, tx, now }) => {
    const ticket = await ticketFindForUpdate(tx, id)
    if (ticket?.playerId !== playerId || !mayRate(ticket, now)) return refuse('notToRate')
    await ticketRate(tx, { id, stars, now })
    return answer({})
  },
)
