import { afterSignIn } from '#features/lobby/after-sign-in/server/index.ts'
import { appUpdate, downloadBonusFor, readAppPackage } from '#features/lobby/app-update/server/index.ts'
import { catalogue, catalogueSources } from '#features/lobby/catalogue/server/index.ts'
import { content } from '#features/lobby/content/server/index.ts'
import { customerService } from '#features/lobby/customer-service/server/index.ts'
import { gameReturns } from '#features/lobby/game-returns/server/index.ts'
import { games } from '#features/lobby/games/server/index.ts'
import type { Lobby } from '#features/lobby/home/server/index.ts'
import { notice } from '#features/lobby/notice/server/index.ts'
import { litByChat, supportChat } from '#features/lobby/support-chat/server/index.ts'
import { supportTicket } from '#features/lobby/support-ticket/server/index.ts'
import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import { dueByQueue } from '#features/office/work-list/server/index.ts'
import type { GameWallet } from '#features/play/game-wallet/server/index.ts'
import { litByMail } from '#features/players/mail/server/index.ts'
import { litByPromotions, type LoadCatalogue } from '#features/promotions/kit/server/index.ts'
import { vipActing, vipPrivileges } from '#features/promotions/vip/server/index.ts'
import { createSeal } from '#platform/crypto/seal.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { ServerContext } from '../server-context.ts'
import type { ProductModule } from './fold-modules.ts'
import { previewsOf } from './previews-of.ts'

type Dependencies = {
  readonly lobby: Lobby
  readonly wallet: GameWallet
  readonly staff: StaffDependencies
  readonly load: LoadCatalogue
}

const queueOf = async (db: Queryable, playerId: bigint) => (await vipPrivileges(db, playerId)).queue

/** What a player meets on arriving: games, what the operator writes, and the way to the house. */
export const lobbyModules = (
  context: ServerContext,
  { lobby, wallet, staff: { audit }, load }: Dependencies,
): readonly ProductModule[] => [
  games({ ...context, preparedGameList: lobby.preparedGameList }),
  content({
    ...lobby,
    audit,
    publicUrl: context.configuration.urls.public,
    previews: previewsOf(context),
  }),
  catalogue({
    ...context,
    audit,
    sources: async (db) => catalogueSources(await wallet.listProvidersWithUrl(db), context.configuration),
  }),
  gameReturns({ ...context, audit }),
  notice(lobby),
  customerService({
    services: async () => (await lobby.content()).services.queue,
    vipOf: vipActing,
  }),
  supportChat({ ...context, audit, queueOf, seal: createSeal({ current: context.secret }, 'support-picture') }),
  supportTicket({ ...context, audit, queueOf, dueByQueue }),
  afterSignIn({ redDots: [litByMail, litByChat, litByPromotions(load)], downloadBonus: downloadBonusFor }),
  appUpdate(readAppPackage(context.configuration.appPackageDirectory)),
]
