/** What the screens of this feature say. */
export const messages = {
  // approval-card.tsx
  waiting: 'Waiting',
  approved: 'Approved',
  refused: 'Refused',
  takenBack: 'Taken back',
  tooOld: 'Too old',
  noId: 'No. {id}',
  showLengthMore: 'Show {length} more',
  waitsUntilTime: 'Waits until {time}',
  takeBack: 'Take back',
  refuse: 'Refuse',
  approve: 'Approve',
  // approvals-page.tsx
  decided: 'Decided',
  approvals: 'Approvals',
  whatOneAskedForAnd: 'What one asked for and another allows. Nobody decides their own request.',
  nothingWaitsARequestAppears: 'Nothing waits. A request appears here by itself.',
  nothingWasDecidedYet: 'Nothing was decided yet.',
  requests: 'Requests',
  // decision-dialog.tsx
  itIsCarriedOutAt: 'It is carried out at once, and cannot be taken back here.',
  approvedAndDone: 'Approved and done.',
  nothingHappensWhoeverAskedReads: 'Nothing happens. Whoever asked reads your reason.',
  refused2: 'Refused.',
  nothingHappens: 'Nothing happens.',
  takenBack2: 'Taken back.',
  askLabelNoApprovalId: '{ask}: {label} no. {approvalId}?',
  // use-approval-request.ts
  itWaitsForApprovalNow: 'It waits for approval now.',
} as const
