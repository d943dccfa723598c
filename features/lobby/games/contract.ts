import * as v from 'valibot'
import { idIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { call } from '#core/contract/call.ts'
import { callPrefix } from '#core/contract/envelope.ts'

const nothing = v.object({})

/**
 * The whole game list of one version, by columns (`GameColumns`), by GET: it never changes, so browsers and proxies
 * keep it for ever. A version that is not in force any more is a 404, and the client asks for the configuration again.
 */
export const gameListPath = (version: number): string => `${callPrefix}gameList/${version}`
export const gameListRoute = `${callPrefix}gameList/:version`

export const likeGame = call({
  path: 'gameLike',
  summary: 'Adds a game to the player’s favorites, or removes it. Refused if nothing would change.',
  access: 'player',
  money: 'none',
  request: v.object({ id: idIn, like: v.picklist([0, 1]) }),
  response: nothing,
  refusals: { nothingToChange: 1004, gameNotFound: 1101, tooManyLikes: 1107, tryLater: 1020 },
})

export const getGameData = call({
  path: 'gameDataUser',
  summary: 'Lists the player’s favorites and recently played games, newest first.',
  access: 'player',
  money: 'none',
  activity: 'background',
  quiet401: true,
  request: nothing,
  /** The same as `appGameDataUser` of the session. */
  response: v.object({ gameLikes: v.record(v.string(), v.literal(1)), gameHistory: v.array(idOut) }),
  refusals: {},
})
