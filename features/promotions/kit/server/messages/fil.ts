import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  notOpen: 'Hindi bukas ang promo na ito. Lumabas sa page at tingnan ang ibang promo.',
  notEligible: 'Hindi available ang promo na ito sa account mo.',
  alreadyClaimed: 'Na-claim mo na ito.',
  nothingToChange: 'Walang mababago ngayon.',
  conditionNotReached: 'Hindi mo pa natutugunan ang mga kondisyon.',
  mobileNeeded: 'I-add muna ang mobile number mo.',
  rechargeNeeded: 'Mag-deposit muna.',
  heldForReview:
    'Chine-check muna namin ang reward na ito at imemensahe ka kapag ready na. Mas mabilis kung i-verify mo ang identity mo.',
  soldOut: 'Ubos na ang rewards ng promo na ito.',
  restricted:
    'I-verify ang identity mo para makakuha ng rewards. Naka-pause ang rewards habang naka-break ka o pagkatapos mong mag-set ng limit.',
  ruleNotFound: 'Hindi available ang mechanics na ito.',
})
