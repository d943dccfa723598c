import type { Queryable } from '#platform/db/queryable.ts'
import { ticketNumber } from '../rules.ts'
import { ticketListOfPlayer } from './store/staff-ticket.store.ts'

const searchedMax = 50

/** A player's tickets that are not solved, of the newest fifty. */
export const openTicketsOfPlayer = async (db: Queryable, playerId: bigint) =>
  (await ticketListOfPlayer(db, playerId, searchedMax))
    .filter(({ state }) => state !== 'solved')
    .map(({ id, openedAt }) => ({ id, number: ticketNumber(id, openedAt) }))
