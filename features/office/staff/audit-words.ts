import { listName, listNamed } from './list-words.ts'

/** Acts by their name in the log, as sentences without their subject. */
export const auditWords: Readonly<Record<string, string>> = {
  'adjustment.request': 'requested a balance adjustment',
  'agent.refusePayout': 'returned a commission payout',
  'agent.requestPayout': 'requested a commission payout',
  'aml.close': 'closed an AML alert',
  'aml.open': 'opened a document of an AML case',
  'aml.work': 'updated an AML case',
  'approval.approve': 'approved a request',
  'approval.refuse': 'rejected a request',
  'approval.withdraw': 'cancelled their own request',
  'campaign.request': 'requested the start of a campaign',
  'campaign.save': 'saved a campaign',
  'campaign.stop': 'stopped a campaign',
  'campaign.test': 'sent a test of a promo',
  'catalogue.arrange': 'arranged the game catalogue',
  'catalogue.bringBack': 'restored an earlier catalogue entry',
  'catalogue.decideOffer': 'reviewed a provider’s catalogue',
  'catalogue.maintain': 'switched maintenance on or off',
  'catalogue.setWeights': 'changed how bets count towards playthrough',
  'code.check': 'compared the files of a server with its release',
  'dailyClose.close': 'closed a day',
  'dailyClose.prepare': 'ran the checks of a day',
  'dailyClose.requestReopening': 'requested reopening of a closed day',
  'debt.requestWriteOff': 'requested a debt write-off',
  'deposit.confirm': 'confirmed a bank transfer',
  'deposit.match': 'matched a bank transfer with a deposit',
  'deposit.refund': 'refunded a deposit',
  'deposit.refuse': 'ended an unpaid deposit',
  'deposit.replay': 'retried a payment event',
  'deposit.viewReceipt': 'viewed a deposit receipt',
  'eventFeed.makeSecret': 'created an event feed secret',
  'eventFeed.replay': 'replayed an event feed',
  'eventFeed.request': 'requested an event feed partner',
  'eventFeed.sendAgain': 'sent failed events again',
  'eventFeed.setRunning': 'started or stopped an event feed',
  'eventFeed.test': 'tested an event feed',
  'gameDifference.resolve': 'resolved a difference with a game provider',
  'gameFreeRound.cancel': 'cancelled free rounds',
  'gameFreeRound.give': 'granted free rounds',
  'gameProvider.addKey': 'added a game provider key',
  'gameProvider.endKey': 'ended a game provider key',
  'gameProvider.save': 'changed a game provider',
  'gameReturns.close': 'closed the case of a game that left its band',
  'gameReturns.pause': 'paused a game that left its band',
  'identity.decide': 'decided a verification',
  'identity.decideHit': 'decided a restricted list match',
  'identity.loadList': 'loaded a restricted list',
  'identity.open': 'opened a player’s verification',
  'identity.viewPicture': 'opened a verification picture',
  'legal.request': 'requested publication of a legal text',
  'legal.save': 'saved a draft of a legal text',
  'list.export': 'exported a list',
  'lobbyContent.save': 'changed lobby content',
  'mail.removeTemplate': 'removed a message template',
  'mail.request': 'requested a message to a segment',
  'mail.saveTemplate': 'saved a message template',
  'mail.write': 'sent a message to a player',
  'messageTemplate.test': 'sent a test of a fixed message',
  'monitor.drop': 'discarded a failed event',
  'monitor.replay': 'retried a failed event',
  'monitor.runJob': 'ran a scheduled job',
  'monitor.setTarget': 'changed a service level target',
  'pagcor.saveTerms': 'saved the terms of PAGCOR’s share',
  'passkey.add': 'added a passkey of their own',
  'passkey.remove': 'removed a passkey of their own',
  'password.change': 'changed their own password',
  'player.endSessions': 'signed a player out everywhere',
  'player.lift': 'lifted a player’s suspension',
  'player.lock': 'restricted a player or lifted a restriction',
  'player.requestUnbind': 'requested removal of a mobile number',
  'player.reveal': 'revealed a hidden detail of a player',
  'player.sendPasswordCode': 'sent a player a password reset code',
  'player.suspend': 'suspended a player',
  'player.tag': 'changed a player’s tags',
  'playerNote.add': 'added a note about a player',
  'playerReport.answer': 'answered a player’s report',
  'playerReport.close': 'closed a player’s report',
  'playerReport.take': 'took a player’s report',
  'pointsPrize.decide': 'decided a points shop prize',
  'promotion.end': 'ended a promotion',
  'promotion.pause': 'paused a promotion',
  'promotion.request': 'requested activation of a promotion',
  'work.take': 'took an item of the work list',
  'work.return': 'returned an item of the work list',
  'work.handOver': 'handed over an item of the work list',
  'work.setDeadline': 'set the deadline of a queue',
  'promotion.save': 'saved a version of a promotion',
  'promotion.clone': 'copied a version of a promotion',
  'promotionGift.request': 'requested a promotion reward for a player',
  'reconciliation.compare': 'compared a day with a payment provider',
  'reconciliation.resolve': 'resolved a difference with a payment provider',
  'responsiblePlay.contact': 'recorded a responsible play contact',
  'responsiblePlay.exclude': 'excluded a player',
  'responsiblePlay.setLimit': 'set a player’s limit',
  'risk.releaseGift': 'released a reward on hold',
  'risk.setRules': 'changed the risk rules',
  'segment.remove': 'deleted a segment',
  'segment.save': 'saved a segment',
  'staff.acceptInvitation': 'opened their sign-in link and set a password',
  'staff.add': 'added a member',
  'staff.endSessions': 'signed a member out everywhere',
  'staff.handOverLink': 'handed over a sign-in link',
  'staff.invite': 'invited a member from the command line',
  'staff.lift': 'lifted a member’s suspension',
  'staff.newLink': 'requested a sign-in link for a member',
  'staff.refused': 'was denied an action',
  'staff.reset': 'created a sign-in link from the command line',
  'staff.setRoles': 'changed a member’s roles',
  'staff.signIn': 'signed in',
  'staff.signInRefused': 'failed to sign in',
  'staff.suspend': 'suspended a member',
  'supportChat.answer': 'answered in a support chat',
  'supportChat.close': 'closed a support chat',
  'supportChat.handOver': 'handed over a support chat',
  'supportChat.removeAnswer': 'deleted a canned answer',
  'supportChat.saveAnswer': 'saved a canned answer',
  'supportChat.setHours': 'changed the support chat’s hours',
  'supportChat.take': 'took a support chat',
  'supportChat.viewPicture': 'opened a photo in a support chat',
  'switch.set': 'turned a switch on or off',
  'ticket.answer': 'answered a ticket',
  'ticket.enterCall': 'entered a phone call as a ticket',
  'ticket.handOver': 'handed over a ticket',
  'ticket.markComplaint': 'marked a ticket as a complaint',
  'ticket.note': 'wrote a note on a ticket',
  'ticket.ofChat': 'made a ticket from a chat',
  'ticket.reopen': 'reopened a ticket',
  'ticket.solve': 'solved a ticket',
  'ticket.take': 'took a ticket',
  'ticket.unmarkComplaint': 'took back the mark of a complaint',
  'tournament.stop': 'stopped a tournament',
  'webConfiguration.save': 'changed settings',
  'withdrawal.approve': 'approved a withdrawal',
  'withdrawal.hold': 'put a withdrawal on hold',
  'withdrawal.reject': 'rejected a withdrawal',
  'withdrawal.replay': 'retried a payout event',
  'withdrawal.stopPlayer': 'stopped or allowed a player’s withdrawals',
}

/** The same acts when they wait for approval. */
export const requestWords: Readonly<Record<string, string>> = {
  'gameFreeRound.give': 'requested free rounds',
  'lobbyContent.save': 'requested a new account for bank transfers',
  'mail.write': 'requested a reward for a player',
  'pagcor.saveTerms': 'requested new terms of PAGCOR’s share',
  'webConfiguration.save': 'requested changes to money settings',
}

/** A part of the change took effect, the rest waits for approval. */
const partlyRequestedWords: Readonly<Record<string, string>> = {
  'lobbyContent.save': 'changed lobby content and requested a new account for bank transfers',
  'webConfiguration.save': 'changed settings and requested changes to money settings',
}

/** At the start of a line; unknown older acts stay as recorded. */
export function auditSentence(action: string, after: object | null = null): string {
  const words = wordsOf(action, new Set(Object.keys(after ?? {})))
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** One permission allows several acts; the recorded fields tell them apart. */
const wordsByRecord: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'aml.work': {
    note: 'added a note to an AML case',
    document: 'added a document to an AML case',
    dueAt: 'opened an AML case',
    exported: 'exported a report of an AML case',
    state: 'decided an AML case',
  },
}

const recordWordsOf = (action: string, names: ReadonlySet<string>): string | undefined =>
  Object.entries(wordsByRecord[action] ?? {}).find(([name]) => names.has(name))?.[1]

function wordsOf(action: string, names: ReadonlySet<string>): string {
  const done = recordWordsOf(action, names) ?? auditWords[action] ?? action
  const requested = requestWords[action]
  if (requested === undefined || !(names.has('request') || names.has('askedFor'))) return done
  return (names.has('askedFor') && names.size > 1 && partlyRequestedWords[action]) || requested
}

/** Subjects by the prefix before the colon. */
const subjectWords: Readonly<Record<string, string>> = {
  adjustment: 'Adjustment',
  amlAlert: 'AML alert',
  amlCase: 'AML case',
  call: 'Call',
  catalogue: 'Catalogue',
  code: 'Code of',
  day: 'Day',
  deposit: 'Deposit',
  gameDifference: 'Differences with',
  eventFeed: 'Event feed partner',
  gameProvider: 'Game provider',
  gameReturn: 'Return of game',
  job: 'Job',
  legal: 'Legal text',
  list: 'List',
  lobbyContent: 'Lobby content',
  mailSegment: 'Message to',
  mailTemplate: 'Message template',
  pagcor: 'PAGCOR month',
  player: 'Player',
  pointsPrize: 'Prize',
  promotion: 'Promotion',
  reconciliation: 'Payment provider',
  restrictedList: 'Restricted list',
  riskRules: 'Risk rules, version',
  run: 'Event',
  campaign: 'Campaign',
  segment: 'Segment',
  serviceLevel: 'Service level',
  staff: 'Member',
  supportAnswer: 'Canned answer',
  supportDesk: 'Support chat',
  supportTicket: 'Ticket',
  switch: 'Switch',
  tournament: 'Tournament',
  webConfiguration: 'Settings, version',
  withdrawal: 'Withdrawal',
  workDeadline: 'Deadline of',
  workItem: 'Item of',
}

export function subjectText(subject: string): string {
  const [kind = '', ...rest] = subject.split(':')
  const word = subjectWords[kind]
  if (word === undefined) return subject
  const about = rest.join(' ')
  return [word, kind === 'list' ? listName(about) : about].join(' ').trim()
}

/** Converts displayed subjects back: "Player 123" is player:123. */
export function subjectOfText(text: string): string {
  const written = text.trim().toLowerCase()
  const kind = Object.entries(subjectWords).find(([, word]) => written.startsWith(`${word.toLowerCase()} `))
  if (kind === undefined) return text.trim()
  const about = text.trim().slice(kind[1].length + 1)
  return `${kind[0]}:${kind[0] === 'list' ? listNamed(about) : about}`
}
