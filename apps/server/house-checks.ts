import { creditsCheck } from '#features/cashier/deposit/server/index.ts'
import { roundsCheck, roundSumsCheck } from '#features/play/game-wallet/server/index.ts'
import { holdsCheck } from '#features/cashier/withdrawal/server/index.ts'
import type { HouseCheck } from '#ledger'

/** What has to hold between the ledger and those for whom it moves money. */
export const houseChecks: readonly HouseCheck[] = [roundsCheck, roundSumsCheck, creditsCheck, holdsCheck]
