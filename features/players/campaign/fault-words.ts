import type { StepKind } from './graph.ts'

const kinds: Readonly<Record<StepKind, string>> = {
  wait: 'Wait',
  waitUntil: 'Wait for an hour',
  condition: 'Condition',
  split: 'Split',
  message: 'Message',
  gift: 'Gift',
  email: 'E-mail',
  sms: 'SMS',
  push: 'Push',
  end: 'End',
}

/** Why a campaign cannot be saved, in the words of its editor. */
export const faultWords = {
  kinds,
  ofStart: 'Start: {why}',
  ofStep: 'Step {number} ({kind}): {why}',
  sameName: 'Two steps have the same name. Reload the page.',
  firstMissing: 'Choose the first step.',
  noAct: 'Add a message, a gift, an e-mail, an SMS or a push. Without one, players get nothing.',
  leadsNowhere: 'Choose the step that comes next.',
  loop: 'It leads back to itself, so players would never reach the end.',
  notReached: 'No step leads here. Connect it or delete it.',
  segmentNotChosen: 'Choose a segment.',
  segmentGone: 'The segment has been deleted. Choose another one.',
  segmentOfEverybody: 'The segment has no conditions, so it describes nobody in particular. Choose another one.',
  segmentOfLosses: 'The segment asks what players won or lost. Campaigns must not follow losses. Choose another one.',
  oneBranch: 'Add at least two branches.',
  emptyBranch: 'Give each branch at least 1%.',
  notHundred: 'The branches add up to {sum}%. They must add up to 100%.',
  noTitle: 'The title is missing in {language}.',
  noText: 'The message is missing in {language}.',
  noGift: 'Enter how many coins each player gets.',
  budgetTooSmall: 'The budget does not cover one gift.',
} as const
