import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  notOpen: 'Hindi bukas ang promo na ito. Lumabas sa page at tingnan ang ibang promo.',
  notEligible: 'Hindi available ang promo na ito sa account mo.',
  alreadyClaimed: 'Na-claim mo na ito.',
  nothingToChange: 'Walang mababago ngayon.',
  conditionNotReached: 'Hindi mo pa nakukumpleto ang mga kondisyon.',
  mobileNeeded: 'Idagdag muna ang mobile number mo.',
  rechargeNeeded: 'Mag-deposit muna.',
  heldForReview:
    'Chine-check muna namin ang reward na ito at imemensahe ka namin kapag ready na. Mas mabilis kung i-verify mo ang identity mo.',
  soldOut: 'Ubos na ang rewards ng promo na ito.',
  restricted:
    'I-verify ang identity mo para makakuha ng rewards. Naka-pause ang rewards habang nasa pahinga ka, at isang araw pagkatapos nito o kapag naabot mo ang isang limit.',
  ruleNotFound: 'Hindi available ang mechanics na ito.',
  // read-rule.ts
  terms: 'Mga kondisyon',
  starts: 'Magsisimula sa {time}.',
  ends: 'Matatapos sa {time}.',
  noEndYet: 'Tuloy-tuloy ito hangga’t hindi namin inaanunsyo ang pagtatapos.',
  needsMobile: 'Kailangang may mobile number ang account mo.',
  needsIdentity: 'Kailangan mong i-verify ang identity mo.',
  needsDeposit: 'Kailangang nakapag-deposit ka na.',
  oncePerPerson:
    'Isang beses bawat tao: iisa ang bilang sa mga account na may parehong device, dokumento o bank account. Kung maraming account ang gumagamit ng iisang network sa isang araw, puwede naming hilingin munang i-verify ang identity mo.',
  notForEverybody:
    'Hindi namin ipinapakita sa lahat ang promo na ito: may ilang player, pinili nang random, na hindi ito makukuha, para malaman namin kung sulit ito.',
  playthroughTerms:
    'Kumpletuhin ang playthrough ng reward sa loob ng {days} araw mula nang i-claim ito. Pagkatapos, aalisin namin ang bahaging hindi nakumpleto. Habang bukas ito, hindi bilang ang round na may tayang lampas {betMax}, at may mga larong bahagi lang ang bilang: tingnan sa info ng laro kung magkano.',
  manilaTime: 'Manila time ang lahat ng oras. Nagsisimula ang araw nang hatinggabi at ang linggo tuwing Lunes.',
  responsiblePlay:
    'Walang reward habang nasa pahinga o self-exclusion ka, at isang araw pagkatapos nito o kapag naabot mo ang isang limit. Para sa mga 21 taong gulang pataas.',
  permit: 'Permit {number}.',
  // rule-table.ts
  day: 'Araw',
  reward: 'Reward',
  playthrough: 'Playthrough',
  noPlaythrough: 'Wala',
  // about-day.ts
  rewardOfDay: '{reward} ng {day}',
})
