import { type HistoryEntry, historySlice, type SliceRequest } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { roundGameNames, type RoundRef } from './round-game-names.ts'

export type Movement = HistoryEntry & { readonly gameName: string | null }

/** A slice of an account's history in the record's terms. */
export async function readMovements(db: Queryable, request: SliceRequest): Promise<readonly Movement[]> {
  const entries = await historySlice(db, request)
  const names = await roundGameNames(db, request.playerId, entries.flatMap(roundOf))
  return entries.map((entry) => {
    const [round] = roundOf(entry)
    return { ...entry, gameName: (round && names.get(`${round.providerId} ${round.roundId}`)) ?? null }
  })
}

/** A movement between a player and a game always belongs to a round. */
export const roundOf = ({ counter, reference }: Pick<HistoryEntry, 'counter' | 'reference'>): readonly RoundRef[] =>
  counter.startsWith('game:') ? [{ providerId: counter.slice('game:'.length), roundId: reference }] : []
