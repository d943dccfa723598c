/** Headings of statements. */
export const messages = {
  // statement-csv.ts
  number: 'No.',
  date: 'Date',
  time: 'Time',
  transaction: 'Transaction',
  reference: 'Reference',
  amount: 'Amount',
  balance: 'Balance',
  openingBalance: 'Opening balance',
  closingBalance: 'Closing balance',
  // statement-pdf.ts
  fileTitle: '{operator}: account statement',
  title: 'Account statement',
  balanceAccount: 'Balance in Philippine pesos',
  safeboxAccount: 'Safebox in Philippine pesos',
  pointsAccount: 'Points',
  player: 'Player',
  account: 'Account',
  period: 'Period',
  periodOf: '{from} to {until} (Manila time)',
  moneyIn: 'Money in',
  moneyOut: 'Money out',
  dateAndTime: 'Date and time (Manila)',
  page: 'Page {page} of {pages}',
  footer: 'Generated {time} from our ledger. Transactions are numbered without gaps.',
} as const
