import { dailyClose, dailyCloseJobs } from '#features/office/daily-close/server/index.ts'
import type { GameWallet } from '#features/play/game-wallet/server/index.ts'
import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import { secureBytes } from '#platform/crypto/random.ts'
import { houseChecks } from '../house-checks.ts'
import type { ServerContext } from '../server-context.ts'
import { payInProviders } from '#features/cashier/providers/server/index.ts'

/** The end of each day, and what machines do for it on demand. */
export function closingFeatures(
  { configuration, db, log }: ServerContext,
  { audit }: StaffDependencies,
  { compareDay }: Pick<GameWallet, 'compareDay'>,
) {
  const providers = payInProviders(configuration)
  return {
    staff: dailyClose({ audit, providers }),
    jobs: dailyCloseJobs({ db, log, bytes: secureBytes, checks: houseChecks, providers, compareGames: compareDay }),
  }
}
