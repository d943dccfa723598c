import { hours, minutes } from '#core/clock/duration.ts'
import { subtractDuration } from '#core/clock/instant.ts'
import type { Job } from '#platform/jobs/job.ts'
import { answeredWithin, keptFor, silentFor } from '../rules.ts'
import { solve } from './solve.ts'
import { reportsAdopt } from './store/adopted-report.store.ts'
import { ticketIsSilent, ticketsFindSilent, ticketsRemoveOld } from './store/old-ticket.store.ts'
import { ticketFindForUpdate } from './store/ticket.store.ts'
import type { TicketDependencies } from './ticket-dependencies.ts'

const portion = 100
const roundsMax = 1_000

export const ticketJobs = ({ db }: Pick<TicketDependencies, 'db'>): readonly Job[] => [
  {
    name: 'supportTicket.adoptReports',
    when: { every: minutes(1) },
    async run({ signal }) {
      while ((await reportsAdopt(db, answeredWithin, portion)) === portion) signal.throwIfAborted()
    },
  },
  {
    name: 'supportTicket.solveSilent',
    when: { every: hours(1) },
    async run({ now, signal }) {
      const before = subtractDuration(now, silentFor)
      for (let round = 0; round < roundsMax; round++) {
        signal.throwIfAborted()
        const ids = await ticketsFindSilent(db, before, portion)
        for (const id of ids)
          await db.transaction(async (tx) => {
            const ticket = await ticketFindForUpdate(tx, id)
            if (ticket && (await ticketIsSilent(tx, id, before))) await solve(tx, ticket, { by: null, now })
          })
        if (ids.length < portion) return
      }
    },
  },
  {
    name: 'supportTicket.forget',
    when: { every: hours(6) },
    async run({ now, signal }) {
      const before = subtractDuration(now, keptFor)
      while ((await ticketsRemoveOld(db, before, portion)) === portion) signal.throwIfAborted()
    },
  },
]
