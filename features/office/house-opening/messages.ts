/** The steps of setting up, done or not. */
export const stepMessages = {
  administrator: 'Administrator',
  administratorDone: { one: '1 active administrator.', other: '{count} active administrators.' },
  administratorMissing:
    'Run `npm run staff:invite -- --email you@example.ph --role admin` and open the link that it prints.',
  company: 'Company',
  companyDone: 'Operated by {company}.',
  companyMissing: 'Enter your company and its address under Web configuration.',
  contacts: 'Contacts',
  contactsDone: 'Players are shown {email} and the helpline {phone}.',
  emailAndHelplineMissing:
    'Enter your support e-mail and a helpline number under Web configuration. Until then, players are shown neither.',
  supportEmailMissing: 'Enter your support e-mail under Web configuration. Until then, players are shown none.',
  helplineMissing: 'Enter a helpline number under Web configuration. Until then, players are shown none.',
  licence: 'Licence',
  licenceDone: 'Licence {number}.',
  licenceMissing:
    'Enter your licence number and its holder under Web configuration. Until then, every page is marked as a demonstration.',
  holderMissing: 'Enter the holder of licence {number}, and its address, under Web configuration.',
  sms: 'SMS',
  smsSent: 'Codes are sent by SMS.',
  smsNotNeeded: 'Players register without a code.',
  smsMissing: 'Set SMS_URL and SMS_KEY for your SMS service and restart, or let players register without a code.',
  email: 'E-mail',
  emailDone: 'E-mail is sent: links to the staff, and messages to players who have added an address.',
  emailMissing:
    'Optional: set MAIL_URL and MAIL_FROM for your mail server and restart. Until then, players cannot add an e-mail address, and a staff link takes two administrators.',
  provider: 'Game provider',
  providerDone: { one: '1 game provider with a key.', other: '{count} game providers with a key.' },
  providerMissing:
    'Add a game provider with its address, create a key for it, and send the secret to the provider. For our own studio, set STUDIO_WALLET_KEY_ID and STUDIO_WALLET_KEY_SECRET.',
  games: 'Games',
  gamesDone: { one: '1 game in the lobby.', other: '{count} games in the lobby.' },
  gamesToReview: 'A provider sent its catalogue. Review it under Game catalogue and accept it.',
  gamesToArrive:
    'Waiting for a catalogue. Each provider with an address is checked every minute. If none arrives, the worker’s log says why.',
  gamesMissing: 'Games appear after you add a game provider.',
  payment: 'Payment method',
  paymentDone: { one: '1 payment method for deposits.', other: '{count} payment methods for deposits.' },
  paymentMissing:
    'Add one under Lobby content, Payment methods, and show it to players. Its provider can be {providers}; “bank” needs your own account. Other payment providers need their keys in the settings first.',
  switches: 'Switches',
  switchesDone: 'Play, deposits and withdrawals are on.',
  switchesMissing: 'Resume under Switches: {stopped}.',
  promotion: 'Promotion',
  promotionDone: { one: '1 promotion live.', other: '{count} promotions live.' },
  promotionMissing: 'Optional: publish your first promotion, such as a welcome bonus.',
} as const
