import { answer, refuse } from '#core/contract/outcome.ts'
import { lockTied, promotionOf, readReader, refuseClaim } from '#features/promotions/kit/server/index.ts'
import { balancesForUpdate } from '#ledger'
import { createTurnLine } from '#platform/http/bounds/turn-line.ts'
import { handle } from '#platform/http/handle.ts'
import { enterTournament } from '../contract.ts'
import { refuseEntry } from '../rules.ts'
import { entrantInsert, entrantsAmong } from './store/entrant.store.ts'
import { seatTake } from './store/tournament-step.store.ts'
import { tournamentFind } from './store/tournament.store.ts'
import type { TournamentDependencies } from './tournament-dependencies.ts'
import { tournamentKind } from './tournament-kind.ts'
import { tournamentList } from './tournament-view.ts'

/** So few at once that many who enter in the same second leave connections to everybody who plays. */
const enteredAtOnce = 8

/** Names the payment of an entry, and its return. */
export const entryKey = (tournamentId: string): string => `tournament:${tournamentId}`

/** Enters a player, once for all accounts tied to them, and takes the points. */
export const enterTournamentHandler = ({ purse, vipOf }: Pick<TournamentDependencies, 'purse' | 'vipOf'>) =>
  handle(
    enterTournament,
    async ({ input: { tournamentId }, identity: { playerId }, caller: { language }, now, tx }) => {
      const { points } = await balancesForUpdate(tx, playerId)
      const promotion = await promotionOf(tx, tournamentKind)
      if (promotion === undefined) return refuse('notOpen')
      const reader = await readReader(tx, { vipOf }, { playerId, now })
      const unfit = refuseClaim(promotion, { reader, asks: tournamentKind.asks, now })
      if (unfit !== undefined) return refuse(unfit)
      const tied = await lockTied(tx, { key: tournamentKind.key, playerId })
      const hasEntered = (await entrantsAmong(tx, tournamentId, [...tied, playerId])) > 0
      const tournament = await tournamentFind(tx, tournamentId)
      const refusal = refuseEntry({ tournament, hasEntered, points }, now)
      if (refusal !== undefined || tournament === undefined) return refuse(refusal ?? 'notOpen')

      const { entryPoints: amount } = tournament
      if (amount > 0n) await purse.take(tx, { playerId, amount, key: entryKey(tournamentId), now })
      // The seat is taken last: its lock is the one that all who enter share.
      const seat = await seatTake(tx, tournamentId, now)
      if (seat === undefined) return refuse('notOpen')
      await entrantInsert(tx, { tournamentId, playerId, seat, pointsPaid: amount }, now)
      return answer(await tournamentList(tx, { playerId, language, now }))
    },
    createTurnLine(enteredAtOnce),
  )
