/** What the screens of this feature say. */
export const messages = {
  // adjustment-dialog.tsx
  credit: 'Credit',
  debit: 'Debit',
  newAdjustment: 'New adjustment',
  submit: 'Submit request',
  secondPerson: 'The balance changes only after another member approves.',
  direction: 'Type',
  playerId: 'Player ID',
  amount: 'Amount',
  playthrough: 'Playthrough (×)',
  // adjustments-page.tsx
  type: 'Type',
  allTypes: 'Credits and debits',
  from: 'From',
  to: 'To',
  adjustments: 'Adjustments',
  intro: 'Manual credits and debits. Each needs a second person. Pending requests are in {approvals}.',
  noAdjustments: 'No adjustments yet. Approved credits and debits will appear here.',
  movedToday: 'Adjusted today, of the daily cap',
  movedOfCap: '{moved} of {cap}',
  importFile: 'Import CSV',
  timeRequest: 'Time (Manila), request',
  requestLine: '#{approvalId}, line {line}',
  player: 'Player',
  betRate: 'Playthrough',
  reason: 'Reason',
  requestedApprovedBy: 'Requested by, approved by',
  approvals: 'Approvals',
  // batch-dialog.tsx
  newBatch: 'Import adjustments',
  batchText:
    'Upload a CSV file or paste its rows. After another member approves, either every row is applied or none is.',
  csvFile: 'CSV file',
  rows: 'Rows',
  batchSum: {
    one: '1 row: {credits} credited, {debits} debited.',
    other: '{count} rows: {credits} credited, {debits} debited.',
  },
} as const
