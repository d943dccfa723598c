import * as v from 'valibot'
import type { Draw } from '#core/draw/draw.ts'
import type { GameType } from '#core/enumerations/game-type.ts'
import { syncCatalogue } from '#features/lobby/catalogue/server/index.ts'
import { catalogueSchema } from '#games/protocol/catalogue.ts'
import { catalogueAnswer, gameAnswer } from '#tests/support/test-catalogue.ts'
import { testProvider } from '#tests/support/test-game-provider.ts'
import type { TestSite } from '#tests/support/test-site.ts'

/** A game that wins so many stakes in so many of a hundred rounds: each returns 96 %. */
type MonthGame = { readonly code: string; readonly type: GameType; readonly times: number; readonly percent: number }

export const monthGames: readonly MonthGame[] = [
  { code: 'moon-reels', type: 'slots', times: 6, percent: 16 },
  { code: 'test-slots', type: 'slots', times: 2, percent: 48 },
  { code: 'deep-sea', type: 'fish', times: 4, percent: 24 },
  { code: 'baccarat', type: 'live', times: 2, percent: 48 },
  { code: 'pusoy', type: 'poker', times: 3, percent: 32 },
  { code: 'plinko', type: 'games', times: 8, percent: 12 },
]

/** The game that pays every round on its faulty days. */
export const faultyGame = 'plinko'

const hundred = 100
const returned = 0.96

export function winOf(
  code: string,
  stake: number,
  { draw, isFaulty }: { readonly draw: Draw; readonly isFaulty: boolean },
) {
  const game = gameOf(code)
  const isWon = draw(hundred) < game.percent || (isFaulty && code === faultyGame)
  return isWon ? stake * game.times : 0
}

export function gameOf(code: string): MonthGame {
  const game = monthGames.find((each) => each.code === code)
  if (game === undefined) throw new Error(`there is no game ${code}`)
  return game
}

/** The lobby offers every game, with what it declares to return. Answers their ids by their codes. */
export async function offerGames({ context, clock }: TestSite): Promise<ReadonlyMap<string, number>> {
  const games = monthGames.map(({ code, type, times }) => {
    // Of a round's win, in stakes: times² x percent less the square of the return.
    const deviation = Math.sqrt(times * returned - returned ** 2)
    const returns = {
      highestBasisPoints: 9_600,
      deviationThousandths: Math.ceil(deviation * 1_000),
      capHundredths: times * hundred,
      ways: 1,
      needsBestPlay: false,
      stakeGrows: false,
      sharedSeconds: 0,
    }
    return gameAnswer(code, { type, rtpBasisPoints: 9_600, maxWin: times * hundred, returns })
  })
  const catalogue = v.parse(catalogueSchema, catalogueAnswer(games))
  await syncCatalogue(context.db, { provider: testProvider, catalogue, now: clock.now() })
  const { rows } = await context.db.pool.query<{ code: string; id: string }>(
    'select code, game_id::text as id from lobby_game',
  )
  return new Map(rows.map(({ code, id }) => [code, Number(id)]))
}
