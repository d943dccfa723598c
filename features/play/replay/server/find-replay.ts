import type { Instant } from '#core/clock/instant.ts'
import type { Language } from '#core/language/language.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { divFloor } from '#core/money/division.ts'
import { gameFindByCodes } from '#features/play/game-launch/server/index.ts'
import {
  type GameWallet,
  isRoundArchived,
  type Round,
  roundFindByPlayer,
} from '#features/play/game-wallet/server/index.ts'
import type { ReplayAudience } from '#games/protocol/server/replay-token.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { type ReplayRefusal, refuseReplay, replayUrlOf } from '../rules.ts'

export type ReplayDependencies = { readonly wallet: Pick<GameWallet, 'signReplay'> }

type ReplayRequest = {
  readonly playerId: bigint
  readonly roundId: string
  /** Undefined: the player's own words name no provider, and a round's id is unique in practice. */
  readonly providerId?: string
  readonly audience: ReplayAudience
  readonly language: Language
  readonly now: Instant
}

export type FoundReplay =
  | { readonly refusal: ReplayRefusal; readonly replay?: undefined }
  | { readonly refusal?: undefined; readonly round: Round; readonly replay: SeenRound }

type SeenRound = ReturnType<typeof factsOf> & {
  readonly gameId: bigint
  readonly gameName: string
  readonly url: string
}

/** A finished round of a player with the page that replays it, or why there is none. */
export async function findReplay(
  db: Queryable,
  request: ReplayRequest,
  { wallet }: ReplayDependencies,
): Promise<FoundReplay> {
  const { audience, language, now } = request
  const round = await roundFindByPlayer(db, request)
  if (round === undefined) return { refusal: await whyMissing(db, request) }
  const game = await gameOf(db, round)
  const key = game && (await wallet.signReplay(db, { ...game.ref, roundId: request.roundId, audience, now }))
  const refusal = refuseReplay({ state: round.state, isReplayed: key !== undefined })
  if (refusal !== undefined || game === undefined || key === undefined)
    return { refusal: refusal ?? 'roundNotReplayed' }
  const { ref, id: gameId, name: gameName, launchUrl } = game
  const url = replayUrlOf({ launchUrl, gameCode: ref.gameCode, replayToken: key, language })
  return { round, replay: { ...factsOf(round), gameId, gameName, url } }
}

const whyMissing = async (db: Queryable, request: ReplayRequest): Promise<ReplayRefusal> =>
  (await isRoundArchived(db, request)) ? 'roundArchived' : 'roundNotFound'

/** Undefined if it has left the catalogue: nothing knows its page any more. */
async function gameOf(db: Queryable, { providerId, gameCode }: Round) {
  const ref = { providerId, gameCode: gameCode ?? '' }
  const [game] = await gameFindByCodes(db, [ref])
  return game && { ...game, ref }
}

const factsOf = ({ stake, win, state, isFree }: Round) => ({
  isFree,
  isVoided: state === 'VOIDED',
  bet: stake,
  win,
  multiple: stake > 0n && !isFree ? basisPoints(Number(divFloor(win * 10_000n, stake))) : null,
})
