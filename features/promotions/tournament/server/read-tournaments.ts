import { answer, refuse } from '#core/contract/outcome.ts'
import { zeroCentavos } from '#core/money/centavos.ts'
import { isHiddenByMode, promotionOf } from '#features/promotions/kit/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { readStandings, readTournaments } from '../contract.ts'
import { prizeOfPlace } from '../rules.ts'
import type { ReadStandings } from './standings-view.ts'
import { entryOfPlayer } from './store/entrant.store.ts'
import { tournamentKind } from './tournament-kind.ts'
import { tournamentList, tournamentView } from './tournament-view.ts'

/** Whether tournaments are shown at all. One that runs is shown to its end, even if the promotion has ended. */
export async function areShown(db: Queryable): Promise<boolean> {
  const promotion = await promotionOf(db, tournamentKind)
  return promotion !== undefined && !(await isHiddenByMode(db, promotion))
}

export const readTournamentsHandler = (standingsOf: ReadStandings) =>
  handleOutsideTransaction(readTournaments, async ({ identity, caller: { language }, now, db }) =>
    (await areShown(db))
      ? answer(await tournamentList(db, { playerId: identity?.playerId, language, now, standingsOf }))
      : refuse('notOpen'),
  )

export const readStandingsHandler = (standingsOf: ReadStandings) =>
  handleOutsideTransaction(
    readStandings,
    async ({ input: { tournamentId }, identity, caller: { language }, now, db }) => {
      const [isShown, standings] = await Promise.all([areShown(db), standingsOf(tournamentId, now)])
      if (!isShown || standings === undefined) return refuse('notOpen')
      const { tournament, ranked, lines } = standings
      const entry = identity && (await entryOfPlayer(db, { tournamentId, playerId: identity.playerId }))
      const isPaying = tournament.stoppedAt === null
      return answer({
        tournament: await tournamentView(db, tournament, { entry, language, now, standingsOf }),
        ranked,
        lines: lines.map(({ seat, ...line }) => ({
          ...line,
          entrant: seat,
          prize: isPaying ? prizeOfPlace(tournament.prizes, line.place) : zeroCentavos,
          isMine: seat === entry?.seat,
        })),
        now,
      })
    },
  )
