/** What the screens of this feature say. */
export const messages = {
  // all-of-page.tsx
  allOfLowRisk: 'Select all of low risk on this page',
  // approval-card.tsx
  pending: 'Pending',
  requestNumber: '#{id}',
  selectRequest: 'Select request {id}',
  showMore: { one: 'Show 1 more', other: 'Show {count} more' },
  expiresAt: 'Expires {time}',
  cancelRequest: 'Cancel request',
  reject: 'Reject',
  approve: 'Approve',
  // approvals-page.tsx
  decided: 'Decided',
  approvals: 'Approvals',
  intro: 'Changes that need a second person. Nobody can approve their own request.',
  noPending: 'No pending requests. New requests appear here automatically.',
  noDecided: 'No decisions yet. Approved, rejected, cancelled and expired requests will appear here.',
  requests: 'Requests',
  // decision-dialog.tsx
  approveText: 'This takes effect immediately and can’t be undone here.',
  approveDone: 'Request approved. The change is in effect.',
  rejectText: 'Nothing changes. The member who requested this will see your reason.',
  rejectDone: 'Request rejected. Nothing changed.',
  cancelText: 'Nothing changes. The request can no longer be approved.',
  cancelDone: 'Request cancelled. Nothing changed.',
  // use-approval-request.ts
  submitted: 'Submitted for approval. Nothing changes until another member approves it.',
  approveTitle: 'Approve request #{approvalId}: {label}?',
  rejectTitle: 'Reject request #{approvalId}: {label}?',
  cancelTitle: 'Cancel request #{approvalId}: {label}?',
} as const
