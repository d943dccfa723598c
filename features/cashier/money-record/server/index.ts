import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { recordTexts as words } from '../messages/index.ts'
import { bonusTickersHandler } from './bonus-tickers.ts'
import { coinDetailHandler } from './coin-detail.ts'
import { fieldMeanings } from './field-meanings.ts'
import { movementDetailHandler } from './movement-detail.ts'
import { movementData } from './movement-data.ts'
import { type StatementDependencies, statementHandler } from './statement.ts'

/** Movements of a player's accounts, from the ledger's rows alone. */
export const moneyRecord = (dependencies: StatementDependencies): FeatureModule => ({
  name: 'money-record',
  personalData: [movementData],
  player: {
    handlers: [coinDetailHandler, movementDetailHandler, statementHandler(dependencies), bonusTickersHandler],
    fieldMeanings,
    refusalTexts: {
      movementNotFound: words['record.movementNotFound'],
      movementArchived: words['record.movementArchived'],
      periodWrong: words['record.periodWrong'],
      periodTooLong: words['record.periodTooLong'],
      periodArchived: words['record.periodArchived'],
      tryLater: words['record.tryLater'],
    },
  },
})
