export const messages = {
  consents: 'Consents to promos',
  empty: 'No consents. The player gets promos in the inbox alone.',
  atManila: 'At (Manila)',
  channel: 'Channel',
  consent: 'Consent',
  words: 'What the player read',
  where: 'Where',
  version: 'Version {version}, {language}',
  holdsNow: 'Holds now',
  given: 'Given',
  withdrawn: 'Withdrawn',
  linkWords: 'The link of an e-mail',
} as const
