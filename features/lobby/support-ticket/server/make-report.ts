import { randomBytes } from 'node:crypto'
import { days, wholeSeconds } from '#core/clock/duration.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { gameFind } from '#features/play/game-launch/server/index.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { report } from '../contract.ts'
import { complaintKindOf } from '../complaint-kind-of.ts'
import { ticketNumber } from '../rules.ts'
import { openTicket } from './open-ticket.ts'
import { complaintMarkInsert } from './store/complaint-mark.store.ts'
import type { TicketDependencies } from './ticket-dependencies.ts'

const reportLimit = (playerId: bigint) => ({ name: 'playerReport', key: String(playerId), max: 10, window: days(1) })

const byPlayer = { source: 'report', chatId: null, owner: null, ownerName: null } as const
const author = { author: 'player', member: null, memberName: null } as const

/** A report is a ticket from the moment it is sent. An unknown game is left out, the text stays. */
export const makeReportHandler = ({
  limiter,
  ...deadlines
}: Pick<TicketDependencies, 'limiter' | 'dueByQueue' | 'queueOf'>) =>
  handleOutsideTransaction(report, async ({ input, identity: { playerId }, now, db }) => {
    const pace = await limiter.take([reportLimit(playerId)], now)
    if (!pace.ok) return refuse('tryLater', { retryAfterSeconds: wholeSeconds(pace.retryAfter) })
    const { category, text, page, isComplaint } = input
    const gameId = input.gameId === undefined ? null : BigInt(input.gameId)
    const knownGame = gameId !== null && (await gameFind(db, gameId)) ? gameId : null
    const messageKey = randomBytes(16).toString('hex')
    const given = { ...byPlayer, ...author, playerId, category, text, page, gameId: knownGame, messageKey, now }
    const id = await db.transaction(async (tx) => {
      const ticketId = await openTicket(deadlines, tx, given)
      if (ticketId === undefined) throw new Error('a report is no chat that could have a ticket already')
      if (isComplaint)
        await complaintMarkInsert(tx, { ticketId, kind: complaintKindOf[category], member: null, at: now })
      return ticketId
    })
    return answer({ number: ticketNumber(id, now) })
  })
