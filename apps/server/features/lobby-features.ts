import { customerService } from '#features/lobby/customer-service/server/index.ts'
import { eventLog, eventLogGuestBounds, eventLogHousekeeping } from '#features/players/event-log/server/index.ts'
import { followJackpots, jackpot, type JackpotSource } from '#features/play/jackpot/server/index.ts'
import { gameFind, gameFindByCodes } from '#features/play/game-launch/server/index.ts'
import type { GameWallet } from '#features/play/game-wallet/server/index.ts'
import { announcementsOf } from '#features/lobby/content/server/index.ts'
import { type CatalogueSource, catalogueJob } from '#features/lobby/catalogue/server/index.ts'
import { type Lobby, openLobby } from '#features/lobby/home/server/index.ts'
import type { TurnoverWeights } from '#features/lobby/games/server/index.ts'
import { notice } from '#features/lobby/notice/server/index.ts'
import { levelsInForce } from '#features/play/player-level/server/index.ts'
import { readSettings } from '#features/office/web-configuration/server/index.ts'
import { cataloguePath } from '#games/protocol/catalogue.ts'
import { jackpotsPath } from '#games/protocol/jackpots.ts'
import { weightOf, weightsFind } from '#ledger'
import type { Instant } from '#core/clock/instant.ts'
import type { Database } from '#platform/db/database.ts'
import type { Feature } from '#platform/http/feature.ts'
import type { Job } from '#platform/jobs/job.ts'
import type { ServerContext } from '../server-context.ts'

/** The provider that a demonstration's games come from. */
const demoStudioId = 'studio'

export type LobbyFeatures = {
  readonly lobby: Lobby
  readonly player: readonly Feature[]
  readonly jobs: readonly Job[]
}

/** The lobby and what lives in its rooms: news, customer service, the event log, and where its games come from. */
export function lobbyFeatures(house: ServerContext, wallet: Pick<GameWallet, 'listAsked'>): LobbyFeatures {
  const { db, limiter, log, callOutside } = house
  const lobby = openLobby({ db, limiter, turnoverWeights, levelsInForce: (set) => [...levelsInForce(set)] })
  return {
    lobby,
    player: [
      ...lobby.features,
      notice({ noticeOf: (id, now) => shownNotice(lobby, db, { id, now }) }),
      customerService({
        limiter,
        services: async () =>
          (await lobby.content()).services.queue.map(({ isOut, ...entry }) => ({ ...entry, isOut: isOut ? 1 : 0 })),
        isGame: async (queryable, id) => (await gameFind(queryable, id)) !== undefined,
      }),
      eventLog({ limiter }),
      jackpot({
        gameIds: async (queryable, games) =>
          (await gameFindByCodes(queryable, games)).map(({ id, providerId, code }) => ({
            id,
            providerId,
            gameCode: code,
          })),
      }),
    ],
    jobs: [
      catalogueJob({ db, log, sources: catalogueSources(house, wallet), callOutside }),
      followJackpots({ db, log, sources: jackpotSources(wallet), callOutside }),
      eventLogHousekeeping({ db }),
      eventLogGuestBounds({ db }),
    ],
  }
}

/** What a mode does not show in its list, it does not tell by its number either. */
async function shownNotice({ content }: Lobby, db: Database, { id, now }: { id: number; now: Instant }) {
  const { mode } = (await readSettings(db)).settings
  return announcementsOf(await content(), mode, now).appNoticeConfigList.find((each) => each.id === id)
}

/** What counts for a bonus; a deposit's requirement is met by every kind alike. */
async function turnoverWeights(db: Database): Promise<TurnoverWeights> {
  const weights = (await weightsFind(db, ['bonus'])).get('bonus') ?? { byType: {}, byGame: {} }
  return ({ providerId, code, type }) => weightOf(weights, { gameType: type, gameId: `${providerId}/${code}` })
}

/** What a provider tells of its pools moves money: the operator says who has any. */
const jackpotSources =
  ({ listAsked }: AskedProviders) =>
  async (db: Database): Promise<JackpotSource[]> =>
    (await listAsked(db))
      .filter(({ mayJackpot }) => mayJackpot)
      .map(({ id, url }) => ({ providerId: id, url: url + jackpotsPath }))

/** Everybody's catalogue waits for somebody to accept it, but for that of a demonstration's own studio. */
export const catalogueSources =
  ({ configuration }: Pick<ServerContext, 'configuration'>, { listAsked }: AskedProviders) =>
  async (db: Database): Promise<CatalogueSource[]> =>
    (await listAsked(db)).map(({ id, name, url }) => ({
      providerId: id,
      name,
      url: url + cataloguePath,
      takesFirst: configuration.demo && id === demoStudioId,
    }))
type AskedProviders = Pick<GameWallet, 'listAsked'>
