import type { StaffDependencies } from '#features/staff/server/index.ts'
import type { GameWallet } from './game-wallet.ts'

export type StaffWalletNeeds = Pick<StaffDependencies, 'audit'> & Pick<GameWallet, 'providers' | 'grantFreeRounds'>
