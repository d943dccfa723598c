import { playersAtPlay, publicNamesOf } from '#features/players/account/server/index.ts'
import { gameFindByCodes } from '#features/play/game-launch/server/index.ts'
import { roundGames } from '#features/play/game-wallet/server/index.ts'
import { moneyRecord } from '#features/cashier/money-record/server/index.ts'
import { readSettings } from '#features/office/web-configuration/server/index.ts'
import type { Feature } from '#platform/http/feature.ts'
import type { ServerContext } from '../server-context.ts'

/** The records of a player's money, in the words of the catalogue and the account. */
export const recordFeatures = ({ limiter, clock }: ServerContext): Feature =>
  moneyRecord({
    limiter,
    gameNames: async (db, playerId, rounds) => {
      const played = await roundGames(db, playerId, rounds)
      const games = await gameFindByCodes(db, played)
      const nameOf = new Map(games.map(({ providerId, code, name }) => [`${providerId} ${code}`, name]))
      return new Map(
        played.map(({ providerId, roundId, gameCode }) => [
          `${providerId} ${roundId}`,
          nameOf.get(`${providerId} ${gameCode}`) ?? gameCode,
        ]),
      )
    },
    publicNames: publicNamesOf,
    ownName: async (db, playerId) => {
      const [player] = await playersAtPlay(db, [playerId], clock.now())
      return `${player?.nickname ?? ''} (${playerId})`.trim()
    },
    operatorName: async (db) => (await readSettings(db)).settings.operatorName,
  })
