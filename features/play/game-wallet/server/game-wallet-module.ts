import type { Clock } from '#core/clock/instant.ts'
import type { ApprovalKinds } from '#features/office/approval/server/index.ts'
import type { WorkQueues } from '#features/office/staff/server/index.ts'
import type { LedgerInvariants, LedgerInvariant } from '#ledger'
import { sealedColumn } from '#platform/crypto/reseal/sealed-column.ts'
import { roundArchiveCheck } from './archive/round-archive-check.ts'
import { providerKeyContext } from './gate/provider-registry.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { staffGameWallet } from './desk/staff-game-wallet.ts'
import type { StaffWalletDependencies } from './desk/staff-wallet-dependencies.ts'
import { freeRoundTurnoverConsumer } from './free-round-turnover.ts'
import { freeRoundsKind } from './free-rounds-kind.ts'
import type { GameWallet } from './game-wallet.ts'
import { roundData } from './round-data.ts'
import { promoTurnoverConsumer } from './promo-turnover.ts'
import { roundTurnoverConsumer } from './round-turnover.ts'
import { differencesOpen } from './store/round-figures.store.ts'
import { roundsCheck } from './upkeep/rounds-check.ts'
import { roundSumFindFaults } from './store/round-sum.store.ts'
import { vaultLaunches } from './vault/vault-launches.ts'
import { vaultRounds } from './vault/vault-rounds.ts'

/** The sums that reports read for past days equal the rounds of those days. */
const roundSumsCheck: LedgerInvariant = {
  name: 'roundSum',
  says: 'a day whose rounds are summed up has the sums, and the players, of its rounds',
  find: async (tx) =>
    (await roundSumFindFaults(tx)).map(({ day, providerId, gameCode }) => ({
      where: `${day}, ${gameCode} of ${providerId}`,
      what: 'it is not summed up as it was played',
    })),
}

type Dependencies = Pick<StaffWalletDependencies, 'audit' | 'privateHosts'> & {
  readonly wallet: GameWallet
  readonly clock: Clock
}

/** The wallet of every game: its protocol, its desk, and what follows from rounds. */
export const gameWalletModule = ({
  wallet,
  clock,
  ...office
}: Dependencies): FeatureModule & ApprovalKinds & LedgerInvariants & WorkQueues => ({
  name: 'game-wallet',
  sealed: [
    sealedColumn({
      table: 'game_provider_key',
      key: { column: 'id', type: 'text' },
      of: 'id',
      value: { column: 'secret_sealed' },
      purpose: 'game-provider-key',
      contextOf: providerKeyContext,
    }),
  ],
  desk: staffGameWallet({ ...office, ...wallet }),
  jobs: wallet.jobs,
  personalData: [roundData],
  vault: [vaultRounds, vaultLaunches],
  consumers: [roundTurnoverConsumer({ clock }), promoTurnoverConsumer, freeRoundTurnoverConsumer],
  approvalKinds: [freeRoundsKind(wallet)],
  checks: [roundsCheck, roundSumsCheck, roundArchiveCheck],
  queues: [
    {
      name: 'differences',
      label: 'Provider differences to resolve',
      permission: 'gameProvider.view',
      page: '/providers',
      count: differencesOpen,
    },
  ],
  register: wallet.register,
})
