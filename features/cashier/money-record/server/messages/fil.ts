import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // statement-csv.ts
  number: 'Blg.',
  date: 'Petsa',
  time: 'Oras',
  transaction: 'Transaction',
  reference: 'Reference',
  amount: 'Amount',
  balance: 'Balance',
  openingBalance: 'Opening balance',
  closingBalance: 'Closing balance',
  // statement-pdf.ts
  fileTitle: '{operator}: account statement',
  title: 'Account statement',
  balanceAccount: 'Balance sa Philippine peso',
  safeboxAccount: 'Safebox sa Philippine peso',
  pointsAccount: 'Points',
  player: 'Player',
  account: 'Account',
  period: 'Period',
  periodOf: '{from} hanggang {until} (Manila time)',
  moneyIn: 'Pumasok',
  moneyOut: 'Lumabas',
  dateAndTime: 'Petsa at oras (Manila)',
  page: 'Pahina {page} ng {pages}',
  footer: 'Ginawa noong {time} mula sa ledger namin. Tuloy-tuloy ang bilang ng mga transaction.',
})
