import { answer } from '#core/contract/outcome.ts'
import { subtractCentavos } from '#core/money/centavos.ts'
import {
  type Round,
  roundListBefore,
  roundListByPlayer,
  roundsReadableSince,
} from '#features/play/game-wallet/server/index.ts'
import { handle } from '#platform/http/handle.ts'
import { betRecord } from '../contract.ts'
import type { GameLaunchDependencies } from './game-launch-dependencies.ts'
import { type Game, gameFindByCodes } from './game.store.ts'
import { days, milliseconds } from '#core/clock/duration.ts'
import { addDuration, type Instant, subtractDuration } from '#core/clock/instant.ts'

const daysShown = days(30)

type BetRecordDependencies = Pick<GameLaunchDependencies, 'wallet'>

const stateName = { OPEN: 'open', CLOSED: 'closed', VOIDED: 'voided' } as const

/** The player's own rounds with the current names of their games. */
export const betRecordHandler = ({ wallet }: BetRecordDependencies) =>
  handle(betRecord, async ({ input, identity: { playerId }, now, tx }) => {
    const { page, size, before } = input
    const { from, to } = periodOf(input, now)
    const { rounds, total } =
      before === undefined
        ? await roundListByPlayer(tx, playerId, { from, to, page, size })
        : { rounds: await roundListBefore(tx, playerId, { from, before, size }), total: null }
    const games = await gameFindByCodes(
      tx,
      rounds.map(({ providerId, gameCode }) => ({ providerId, gameCode: gameCode ?? '' })),
    )
    const gameOf = new Map(games.map((game) => [`${game.providerId} ${game.code}`, game]))
    const providers = await Promise.all(
      [...new Set(games.map(({ providerId }) => providerId))].map((id) => wallet.findProvider(tx, id)),
    )
    const replaying = new Set(providers.flatMap((provider) => (provider?.adapter === null ? [provider.id] : [])))
    const list = rounds.map((round) => {
      const game = gameOf.get(`${round.providerId} ${round.gameCode}`)
      const isReplayed = game !== undefined && round.state !== 'OPEN' && replaying.has(round.providerId)
      return { ...lineOf(round, game), isReplayed }
    })
    const since = await roundsReadableSince(tx)
    const listedFrom = since !== undefined && from < since ? since : null
    return answer({ page, size, total, listedFrom, list })
  })

const lineOf = (round: Round, game: Game | undefined) => ({
  roundId: round.roundId,
  gameId: game?.id ?? null,
  gameName: game?.name ?? round.gameCode ?? '',
  typeId: round.gameType,
  state: stateName[round.state],
  isFree: round.isFree,
  bet: round.stake,
  win: round.win,
  result: subtractCentavos(round.win, round.stake),
  time: round.openedAt,
})

/** The period of a list of records, half-open. Defaults to the last 30 days, including this moment. */
function periodOf(
  { from, to }: { readonly from?: Instant | undefined; readonly to?: Instant | undefined },
  now: Instant,
): { readonly from: Instant; readonly to: Instant } {
  return { from: from ?? subtractDuration(now, daysShown), to: to ?? addDuration(now, milliseconds(1)) }
}
