import type { ActivityRefusal } from '#core/enumerations/activity-refusal.ts'

/** What the staff reads about rewards by hand. */
export const giftByHandMessages = {
  playerNotFound: 'No player has this ID.',
  sentBefore: 'This reward is already waiting for approval. You’ll find it under Approvals.',
  notByHand: 'The rewards of this promotion can’t be given by hand. A manual adjustment can make up for one.',
  giftNotFound: 'This reward isn’t open for the player any more. Reload to see what can be given.',
  givenBefore: 'The player has this reward already. Nothing was submitted.',
  cannotBeGiven: 'This reward can’t be given.',
} as const

/** Why a promotion refuses a reward by hand, as it would refuse the player's own claim. */
export const refusalWords: Readonly<Record<ActivityRefusal, string>> = {
  notOpen: 'The promotion isn’t running for this player.',
  notEligible: 'The player isn’t in the promotion’s audience.',
  alreadyClaimed: 'The player has this reward already.',
  nothingToChange: 'There’s nothing to give.',
  conditionNotReached: 'The player hasn’t met the promotion’s conditions.',
  mobileNeeded: 'The player has no mobile number, which the promotion needs.',
  rechargeNeeded: 'The player hasn’t made a deposit, which the promotion needs.',
  heldForReview: 'A linked account may have had this reward. A risk analyst has to review the player first.',
  soldOut: 'The promotion’s budget doesn’t cover it.',
  restricted:
    'The player may not get rewards: the account is suspended, closed or locked for bonuses, excluded, on a break or just past a limit, or the identity isn’t verified.',
}

export const goneWords = 'It isn’t open for the player any more: the day has passed, or the player has gone on since.'
export const newVersionWords =
  'A new version of the promotion took effect since this request. Refuse it and request it again.'
