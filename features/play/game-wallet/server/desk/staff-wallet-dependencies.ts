import type { GiftCaps } from '#features/players/reward/server/index.ts'
import type { StaffDependencies, StaffRole } from '#features/office/staff/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { PrivateHosts } from '#platform/outside/outside-address.ts'
import type { GameWallet } from '../game-wallet.ts'

export type StaffWalletDependencies = Pick<StaffDependencies, 'audit'> &
  Pick<GameWallet, 'providers' | 'grantFreeRounds' | 'refuseFreeRounds'> & {
    /** What a member of the staff with these roles may give without a second person. */
    readonly giftCaps: (db: Queryable, roles: readonly StaffRole[]) => Promise<GiftCaps>
    /** Where a provider may be asked although it is no address of the internet. */
    readonly privateHosts: PrivateHosts
  }
