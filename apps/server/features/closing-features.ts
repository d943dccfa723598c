import { dailyClose, dailyCloseJobs } from '#features/office/daily-close/server/index.ts'
import type { GameWallet } from '#features/play/game-wallet/server/index.ts'
import type { StaffDependencies } from '#features/office/staff/server/index.ts'
import { secureBytes } from '#platform/crypto/random.ts'
import { houseChecks } from '../house-checks.ts'
import type { ServerContext } from '../server-context.ts'
import { paymentProviders } from '../payment-providers.ts'

/** The end of each day, and what machines do for it on demand. */
export function closingFeatures(
  { configuration, db, log }: ServerContext,
  { audit }: StaffDependencies,
  { compareDay }: Pick<GameWallet, 'compareDay'>,
) {
  const providers = paymentProviders(configuration)
  return {
    staff: dailyClose({ audit, providers }),
    jobs: dailyCloseJobs({ db, log, bytes: secureBytes, checks: houseChecks, providers, compareGames: compareDay }),
  }
}
