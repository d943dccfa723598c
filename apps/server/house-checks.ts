import { creditsCheck } from '#features/cashier/deposit/server/index.ts'
import { roundsCheck, roundSumsCheck } from '#features/play/game-wallet/server/index.ts'
import { holdsCheck } from '#features/cashier/withdrawal/server/index.ts'
import type { HouseCheck } from '#ledger'

/** Invariants between the ledger and the features for which it moves money. */
export const houseChecks: readonly HouseCheck[] = [roundsCheck, roundSumsCheck, creditsCheck, holdsCheck]
