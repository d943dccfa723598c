/** Acts by their name in the log, as sentences without their subject. */
export const auditWords: Readonly<Record<string, string>> = {
  'adjustment.request': 'asked to adjust balances',
  'aml.close': 'closed a money laundering alert',
  'aml.open': 'opened a money laundering case',
  'aml.work': 'worked on a money laundering case',
  'approval.approve': 'approved a request',
  'approval.refuse': 'refused a request',
  'approval.withdraw': 'took back their own request',
  'catalogue.arrange': 'arranged the catalogue of games',
  'catalogue.bringBack': 'brought back an earlier catalogue entry',
  'catalogue.decideOffer': 'decided on a provider’s catalogue',
  'catalogue.maintain': 'switched maintenance on or off',
  'catalogue.setWeights': 'changed how much bets count',
  'dailyClose.close': 'closed a day',
  'dailyClose.prepare': 'counted a day again',
  'dailyClose.requestReopening': 'asked to open a closed day again',
  'debt.requestWriteOff': 'asked to write off a debt',
  'deposit.confirm': 'confirmed a bank transfer',
  'deposit.match': 'matched a bank transfer with a deposit',
  'deposit.refund': 'refunded a deposit',
  'deposit.refuse': 'ended a deposit that was not paid',
  'deposit.replay': 'processed a payment message again',
  'deposit.viewReceipt': 'opened the receipt of a deposit',
  'gameDifference.resolve': 'explained a difference with a provider',
  'gameFreeRound.cancel': 'took back free rounds',
  'gameFreeRound.give': 'gave free rounds',
  'gameProvider.addKey': 'added a key of a game provider',
  'gameProvider.endKey': 'ended a key of a game provider',
  'gameProvider.save': 'changed a game provider',
  'identity.decide': 'decided on a verification',
  'identity.decideHit': 'decided on a match with a restricted list',
  'identity.loadList': 'loaded a restricted list',
  'identity.open': 'opened a player’s verification',
  'identity.viewPicture': 'opened a verification picture',
  'legal.request': 'asked to publish a legal text',
  'legal.save': 'saved a draft of a legal text',
  'list.export': 'exported a list',
  'lobbyContent.save': 'changed lobby content',
  'mail.removeTemplate': 'removed a message template',
  'mail.request': 'asked to send a message to a group',
  'mail.saveTemplate': 'saved a message template',
  'mail.write': 'sent a message to a player',
  'monitor.drop': 'dropped a failed event',
  'monitor.replay': 'ran a failed event again',
  'monitor.runJob': 'started a scheduled job early',
  'passkey.add': 'added a passkey of their own',
  'passkey.remove': 'removed a passkey of their own',
  'password.change': 'changed their own password',
  'player.endSessions': 'signed a player out everywhere',
  'player.lift': 'lifted a player’s suspension',
  'player.lock': 'locked or unlocked a player’s play, deposits, withdrawals or gifts',
  'player.requestUnbind': 'asked to take a mobile number off an account',
  'player.reveal': 'looked at a hidden detail of a player',
  'player.sendPasswordCode': 'sent a player a code for a new password',
  'player.suspend': 'suspended a player',
  'player.tag': 'changed a player’s tags',
  'playerNote.add': 'added a note about a player',
  'playerReport.answer': 'answered a player’s report',
  'playerReport.close': 'closed a player’s report',
  'playerReport.take': 'took on a player’s report',
  'pointsPrize.decide': 'decided on a prize from the points shop',
  'promotion.end': 'ended a promotion',
  'promotion.pause': 'paused a promotion',
  'promotion.request': 'asked to activate a promotion',
  'promotion.save': 'saved a version of a promotion',
  'reconciliation.compare': 'compared a day with a payment provider again',
  'reconciliation.resolve': 'explained a difference with a payment provider',
  'responsiblePlay.contact': 'noted a contact about responsible play',
  'responsiblePlay.exclude': 'excluded a player',
  'responsiblePlay.setLimit': 'set a player’s limit',
  'risk.releaseGift': 'released a newcomer’s gift that was held',
  'risk.setRules': 'changed the risk rules',
  'staff.acceptInvitation': 'opened their sign-in link and set a password',
  'staff.add': 'added a member',
  'staff.endSessions': 'signed a member out everywhere',
  'staff.handOverLink': 'handed over a sign-in link that another administrator asked for',
  'staff.invite': 'invited a member from the command line',
  'staff.lift': 'lifted a member’s suspension',
  'staff.newLink': 'asked for a new sign-in link for a member',
  'staff.refused': 'was refused',
  'staff.reset': 'made a new sign-in link for a member from the command line',
  'staff.setRoles': 'changed a member’s roles',
  'staff.signIn': 'signed in',
  'staff.signInRefused': 'tried to sign in and was refused',
  'staff.suspend': 'suspended a member',
  'switch.set': 'opened or closed a part of the site',
  'webConfiguration.save': 'changed settings',
  'withdrawal.approve': 'approved a withdrawal',
  'withdrawal.hold': 'put a withdrawal on hold',
  'withdrawal.reject': 'rejected a withdrawal',
  'withdrawal.replay': 'processed a payout message again',
  'withdrawal.stopPlayer': 'stopped or reopened a player’s withdrawals',
}

/** The same acts when they wait for approval. */
export const requestWords: Readonly<Record<string, string>> = {
  'gameFreeRound.give': 'asked to give free rounds',
  'lobbyContent.save': 'asked to change the account that players pay to',
  'mail.write': 'asked to send a gift to a player',
  'webConfiguration.save': 'asked to change settings about money',
}

/** At the start of a line; unknown older acts stay as recorded. */
export function auditSentence(action: string, after: object | null = null): string {
  const words = wordsOf(action, new Set(Object.keys(after ?? {})))
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

function wordsOf(action: string, names: ReadonlySet<string>): string {
  const done = auditWords[action] ?? action
  const requested = requestWords[action]
  if (requested === undefined || !(names.has('request') || names.has('askedFor'))) return done
  return names.has('askedFor') && names.size > 1 ? `${done}, and ${requested}` : requested
}

/** Subjects by the prefix before the colon. */
const subjectWords: Readonly<Record<string, string>> = {
  adjustment: 'Adjustment',
  amlAlert: 'Money laundering alert',
  amlCase: 'Money laundering case',
  call: 'Call',
  catalogue: 'Catalogue',
  day: 'Day',
  deposit: 'Deposit',
  gameDifference: 'Differences with',
  gameProvider: 'Game provider',
  job: 'Job',
  legal: 'Legal text',
  list: 'List',
  lobbyContent: 'Lobby content',
  mailSegment: 'Message to',
  mailTemplate: 'Message template',
  player: 'Player',
  pointsPrize: 'Prize',
  promotion: 'Promotion',
  reconciliation: 'Payment provider',
  restrictedList: 'Restricted list',
  riskRules: 'Risk rules, version',
  run: 'Event',
  staff: 'Member',
  switch: 'Switch',
  webConfiguration: 'Settings, version',
  withdrawal: 'Withdrawal',
}

export function subjectText(subject: string): string {
  const [kind = '', ...rest] = subject.split(':')
  const word = subjectWords[kind]
  return word === undefined ? subject : [word, rest.join(' ')].join(' ').trim()
}

/** Converts displayed subjects back: "Player 123" is player:123. */
export function subjectOfText(text: string): string {
  const written = text.trim().toLowerCase()
  const kind = Object.entries(subjectWords).find(([, word]) => written.startsWith(`${word.toLowerCase()} `))
  return kind === undefined ? text.trim() : `${kind[0]}:${text.trim().slice(kind[1].length + 1)}`
}
