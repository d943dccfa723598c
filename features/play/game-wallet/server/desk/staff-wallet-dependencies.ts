import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import type { PrivateHosts } from '#platform/outside/outside-address.ts'
import type { GameWallet } from '../game-wallet.ts'

export type StaffWalletDependencies = Pick<StaffDependencies, 'audit'> &
  Pick<GameWallet, 'providers' | 'grantFreeRounds' | 'refuseFreeRounds'> & {
    /** Addresses outside the internet at which a provider may be called. */
    readonly privateHosts: PrivateHosts
  }
