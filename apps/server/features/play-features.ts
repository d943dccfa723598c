import { pesos } from '#core/money/centavos.ts'
import { publicNamesOf } from '#features/players/account/server/index.ts'
import { bigWin, bigWinsFollowPlay } from '#features/play/big-win/server/index.ts'
import { gameFindByCodes } from '#features/play/game-launch/server/index.ts'
import { readLevels } from '#features/lobby/content/server/index.ts'
import { levelFollowsPlay, levelsInForce } from '#features/play/player-level/server/index.ts'
import { pointsFollowPlay } from '#features/promotions/points/server/index.ts'
import { readSettings } from '#features/office/web-configuration/server/index.ts'
import type { Feature } from '#platform/http/feature.ts'
import type { Consumer } from '#platform/outbox/consumer.ts'
import type { ServerContext } from '../server-context.ts'

/** What follows from play beside turnover: levels, points, and the wins that the lobby tells of. */
export const playFeatures = ({ clock }: ServerContext): { player: Feature[]; consumers: Consumer[] } => ({
  player: [bigWin],
  consumers: [
    levelFollowsPlay({ levels: async (db) => levelsInForce(await readLevels(db)) }),
    pointsFollowPlay({ clock }),
    bigWinsFollowPlay({
      threshold: async (db) => {
        const { bigWinAmountMin, bigWinMultipleMin } = (await readSettings(db)).settings
        return { amountMin: pesos(BigInt(bigWinAmountMin)), multipleMin: BigInt(bigWinMultipleMin) }
      },
      publicNames: publicNamesOf,
      gameIds: async (db, games) =>
        (await gameFindByCodes(db, games)).map(({ id, providerId, code }) => ({ id, providerId, gameCode: code })),
    }),
  ],
})
