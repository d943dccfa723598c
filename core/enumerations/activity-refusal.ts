/** Why a claim is refused. The client shows the message, refreshes the activity list and closes the modal. */
export const activityRefusal = {
  notOpen: 1001,
  notEligible: 1002,
  alreadyClaimed: 1003,
  nothingToChange: 1004,
  conditionNotReached: 1005,
  mobileNeeded: 1006,
  rechargeNeeded: 1007,
  heldForReview: 1008,
  soldOut: 1009,
  restricted: 1010,
} as const
export type ActivityRefusal = keyof typeof activityRefusal
