import type { Feature } from '#platform/http/feature.ts'
import { recordMessages as words } from '../messages.ts'
import { bonusTickersHandler } from './bonus-tickers.ts'
import { coinDetailHandler } from './coin-detail.ts'
import { fieldMeanings } from './field-meanings.ts'
import { movementDetailHandler } from './movement-detail.ts'
import type { RecordDependencies } from './record-dependencies.ts'
import { statementHandler } from './statement.ts'

/** Movements of a player's accounts, from the ledger's rows alone. */
export const moneyRecord = (needs: RecordDependencies): Feature => ({
  name: 'money-record',
  handlers: [
    coinDetailHandler(needs),
    movementDetailHandler(needs),
    statementHandler(needs),
    bonusTickersHandler(needs),
  ],
  fieldMeanings,
  refusalTexts: {
    movementNotFound: words['record.movementNotFound'],
    periodWrong: words['record.periodWrong'],
    periodTooLong: words['record.periodTooLong'],
    tryLater: words['record.tryLater'],
  },
})
