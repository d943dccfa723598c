import { minutes } from '#core/clock/duration.ts'
import { subtractDuration } from '#core/clock/instant.ts'
import { answer } from '#core/contract/outcome.ts'
import { gameIdsOf } from '#features/play/game-launch/server/index.ts'
import { readSiteMode } from '#features/office/web-configuration/server/index.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { listJackpots } from '../contract.ts'
import { type Jackpot, jackpotListReportedSince } from './jackpot.store.ts'

type GameRef = { readonly providerId: string; readonly gameCode: string }

/** An older report may have been won since. */
const trustedFor = minutes(1)

export const listJackpotsHandler = handleOutsideTransaction(listJackpots, async ({ now, db }) => {
  if ((await readSiteMode(db)) === 'green') return answer({ list: [] })
  const pools = await jackpotListReportedSince(db, subtractDuration(now, trustedFor))
  const games = await gameIdsOf(db, gamesOf(pools))
  const list = pools.map(
    ({ providerId, code, name, amount, dropBy, leastPercent, games: codes, lastAmount, lastAt }) => ({
      code,
      name,
      amount,
      dropBy,
      leastPercent,
      gameIds: games
        .filter((game) => game.providerId === providerId && codes.includes(game.gameCode))
        .map(({ id }) => id),
      last: lastAmount === null || lastAt === null ? null : { amount: lastAmount, at: lastAt },
    }),
  )
  return answer({ list })
})

/** Several pools may share games: each is looked up once. */
const gamesOf = (pools: readonly Jackpot[]): GameRef[] => [
  ...new Map(
    pools.flatMap(({ providerId, games }) =>
      games.map((gameCode): [string, GameRef] => [`${providerId} ${gameCode}`, { providerId, gameCode }]),
    ),
  ).values(),
]
