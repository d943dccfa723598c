import { riskScoreOf, scoresNewest } from '#features/cashier/risk/server/index.ts'
import { payInProviders } from '#features/cashier/providers/server/index.ts'
import { adjustment } from '#features/office/adjustment/server/index.ts'
import { approval } from '#features/office/approval/server/index.ts'
import { codeCheck } from '#features/office/code-check/server/index.ts'
import { closedFigures, dailyClose } from '#features/office/daily-close/server/index.ts'
import { dashboard } from '#features/office/dashboard/server/index.ts'
import { debts } from '#features/office/debt/server/index.ts'
import { eventFeed } from '#features/office/event-feed/server/index.ts'
import { featureSwitch } from '#features/office/feature-switch/server/index.ts'
import { houseOpening } from '#features/office/house-opening/server/index.ts'
import { monitor } from '#features/office/monitor/server/index.ts'
import { playerFile } from '#features/office/player-file/server/index.ts'
import { reconciliation } from '#features/office/reconciliation/server/index.ts'
import { regulatorReport } from '#features/office/regulator-report/server/index.ts'
import { reports } from '#features/office/report/server/index.ts'
import { listExport, staff as staffModule, type StaffDependencies } from '#features/office/staff/server/index.ts'
import { pagcor } from '#features/office/pagcor/server/index.ts'
import { workList } from '#features/office/work-list/server/index.ts'
import { bulkLimits, refuseBulk } from '#features/office/web-configuration/server/index.ts'
import { vault } from '#features/office/vault/server/index.ts'
import type { GameWallet } from '#features/play/game-wallet/server/index.ts'
import { nameOnCard } from '#features/players/identity/server/index.ts'
import type { PromotionKind } from '#features/promotions/kit/server/index.ts'
import { ledgerVault } from '#ledger'
import type { Configuration } from '#platform/configuration/configuration.ts'
import { createSeal } from '#platform/crypto/seal.ts'
import { secureBytes } from '#platform/crypto/random.ts'
import type { ServerContext } from '../server-context.ts'
import { foldModules, type ProductModule } from './fold-modules.ts'

type Dependencies = {
  readonly staff: StaffDependencies
  readonly wallet: GameWallet
  readonly promotions: readonly PromotionKind[]
  /** Every module that the office looks after. */
  readonly modules: readonly ProductModule[]
}

/** What the staff does that no single feature has. Desks that gather parts of others stand after those. */
export function officeModules(context: ServerContext, dependencies: Dependencies): readonly ProductModule[] {
  const { staff, modules } = dependencies
  const own = ownDesks(context, dependencies)
  const gathering = gatheringDesks(staff, [...modules, ...own])
  const known = foldModules([...modules, ...own, ...gathering])
  const last = dashboard({ db: context.db, queues: known.queues, closedFigures })
  const items = workList({ db: context.db, audit: staff.audit, queues: known.queues })
  const { desk, vault: kinds } = foldModules([...modules, ...own, ...gathering, last, items])
  const records = vault({
    ...context,
    directory: context.configuration.vaultDirectory,
    kinds: [...ledgerVault, ...kinds],
  })
  return [...own, ...gathering, last, items, records, listExport(staff, desk)]
}

function ownDesks(
  context: ServerContext,
  { staff, wallet, promotions }: Pick<Dependencies, 'staff' | 'wallet' | 'promotions'>,
): readonly ProductModule[] {
  const providers = payInProviders(context.configuration)
  return [
    adjustment(staff),
    debts(staff),
    playerFile({ ...staff, wallet }),
    reports({ promotions: promotions.map(({ key, title }) => ({ key, title: title.en })) }),
    reconciliation({ ...context, audit: staff.audit, providers }),
    pagcor(staff),
    codeCheck,
    regulatorReport,
    eventFeed({
      ...context,
      audit: staff.audit,
      privateHosts: context.configuration.privateHosts,
      seal: createSeal({ current: context.secret }, 'event-feed'),
      share: () => (secureBytes(1)[0] ?? 0) / 255,
    }),
    houseOpening(openingSurroundings(context.configuration)),
    dailyClose({
      ...context,
      audit: staff.audit,
      bytes: secureBytes,
      providers,
      compareGames: wallet.compareDay,
    }),
  ]
}

/** What takes two people, what follows events, what can be stopped, and what is written down. */
function gatheringDesks(staff: StaffDependencies, modules: readonly ProductModule[]): readonly ProductModule[] {
  const { approvalKinds, auditMeanings, consumers, switches, player } = foldModules(modules)
  return [
    approval({
      ...staff,
      nameOf: nameOnCard,
      approvalKinds,
      riskScoreNow: async (tx, playerId, now) => (await riskScoreOf(tx, { playerId, now })).score,
      riskScoresKept: async (db, playerIds) =>
        new Map([...(await scoresNewest(db, playerIds))].map(([playerId, { score }]) => [playerId, score])),
      refuseBulk: async (db, selection) => refuseBulk(selection, await bulkLimits(db)),
    }),
    monitor({ audit: staff.audit, consumers, served: player }),
    featureSwitch({ audit: staff.audit, switches }),
    staffModule({ ...staff, auditMeanings }),
  ]
}

/** What this deployment brings of all that a house needs to open. */
export const openingSurroundings = (configuration: Configuration) => ({
  sendsMessages: configuration.sms !== undefined,
  sendsEmail: configuration.mail !== undefined,
  paymentProviders: payInProviders(configuration).map(({ id }) => id),
})
