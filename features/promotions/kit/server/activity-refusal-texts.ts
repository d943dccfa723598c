import type { ActivityRefusal } from '#core/enumerations/activity-refusal.ts'
import type { LocalText } from '#core/message/local-text.ts'
import { kitTexts } from './messages/index.ts'

const {
  notOpen,
  notEligible,
  alreadyClaimed,
  nothingToChange,
  conditionNotReached,
  mobileNeeded,
  rechargeNeeded,
  heldForReview,
  soldOut,
  restricted,
} = kitTexts

/** Why nothing is granted, in the player's words, shared by all promotions. */
export const activityRefusalTexts: Readonly<Record<ActivityRefusal, LocalText>> = {
  notOpen,
  notEligible,
  alreadyClaimed,
  nothingToChange,
  conditionNotReached,
  mobileNeeded,
  rechargeNeeded,
  heldForReview,
  soldOut,
  restricted,
}
