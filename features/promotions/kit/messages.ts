import type { ActivityRefusal } from '#core/enumerations/activity-refusal.ts'

/** Why nothing is granted, in the player's words, shared by all promotions. */
export const activityRefusalTexts: Readonly<Record<ActivityRefusal, string>> = {
  notOpen: 'This event is not open. Please leave the page and look at what else is on.',
  notEligible: 'This event is not for your account.',
  alreadyClaimed: 'You have claimed this already.',
  nothingToChange: 'There is nothing to change.',
  conditionNotReached: 'The condition is not reached yet.',
  mobileNeeded: 'Please bind your mobile number first.',
  rechargeNeeded: 'Please make a deposit first.',
  heldForReview:
    'We’re checking this reward first and will message you when it’s ready. Verifying your identity can speed this up.',
  soldOut: 'Everything of this event has been given out.',
  restricted: 'Gifts need a verified identity, and rest during a break or a limit.',
}
