import type { ActivityRefusal } from '#core/enumerations/activity-refusal.ts'
import type { LocalText } from '#core/message/local-text.ts'
import { kitTexts } from './messages/index.ts'

/** Why nothing is granted, in the player's words, shared by all promotions. */
export const activityRefusalTexts: Readonly<Record<ActivityRefusal, LocalText>> = {
  notOpen: kitTexts.notOpen,
  notEligible: kitTexts.notEligible,
  alreadyClaimed: kitTexts.alreadyClaimed,
  nothingToChange: kitTexts.nothingToChange,
  conditionNotReached: kitTexts.conditionNotReached,
  mobileNeeded: kitTexts.mobileNeeded,
  rechargeNeeded: kitTexts.rechargeNeeded,
  heldForReview: kitTexts.heldForReview,
  soldOut: kitTexts.soldOut,
  restricted: kitTexts.restricted,
}
