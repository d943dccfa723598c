export const messages = {
  address: 'E-mail address',
  none: 'None. The address is optional.',
  verifiedSince: '{address}, verified {time}',
  off: 'No mail server is set up (MAIL_URL), so nothing is sent and players cannot add an address.',
  emails: 'E-mails of the last 180 days',
  empty: 'No e-mails. Codes, security messages and what the player chose will appear here.',
  createdManila: 'Created (Manila)',
  about: 'About',
  status: 'Status',
  attempts: 'Attempts',
  lastAnswer: 'Last answer',
  decidedManila: 'Sent or ended (Manila)',
} as const
