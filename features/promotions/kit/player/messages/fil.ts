import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // activities-page.tsx
  promos: 'Mga promo',
  loadingPromos: 'Nilo-load ang mga promo',
  promosEmpty: 'Walang promo ngayon',
  promosEmptyHint: 'Dito lalabas ang mga bagong promo. Bukas pa rin ang lahat ng laro.',
  rewards: 'Mga reward',
  untilTime: 'Hanggang {time}',
  // claim-button.tsx
  claim: 'I-claim',
  locked: 'Naka-lock',
  claimed: 'Na-claim na',
  // day-cells.tsx
  dayNumber: 'Araw {day}',
  // draw-proof.tsx
  fairDraw: 'Provably fair na draw',
  fairDrawHow:
    'May secret seed na kami bago ka mag-tap, at ipinapakita namin ang hash nito. May sariling seed din ang tap mo. Dalawa silang nagdedesisyon ng premyo, kaya walang isa sa atin ang makakapili nito.',
  nextDrawHash: 'Hash ng susunod na secret seed',
  lastSeed: 'Secret seed ng huli mong draw',
  yourSeed: 'Seed mo at numero ng draw',
  hashOfLastSeed: 'Hash nito, kinompute sa device mo',
  checkDraw: 'I-check ang huli kong draw',
  drawMatches: 'Tugma ang premyo sa dalawang seed.',
  drawDiffers: 'Hindi tugma ang premyo sa mga seed. Pakisabi sa customer service.',
  // given-dialog.tsx
  rewardReceived: 'Natanggap na ang reward',
  done: 'OK',
  // hub/claim-results.tsx
  rewardsClaimed: 'Na-claim na ang mga reward',
  nothingClaimed: 'Walang na-claim',
  // hub/gift-list.tsx
  claimUntil: 'I-claim bago ang {time}',
  notClaimed: 'Hindi na-claim. {reason}',
  // hub/gift-progress-text.tsx
  daysDone: '{done} sa {need} araw',
  doneOfNeed: '{done} sa {need}',
  // hub/ready-gifts.tsx
  readyToClaim: 'Puwede nang i-claim',
  readyCount: '{count} reward',
  claimAll: 'I-claim lahat',
  nothingReady: 'Wala pang puwedeng i-claim',
  nothingReadyHint: 'Kapag may reward na puwede na, dito mo ito mai-claim.',
  // hub/rewards-hub.tsx
  loadingRewards: 'Nilo-load ang mga reward',
  inProgress: 'Ongoing',
  moreRewards: 'Iba pang reward',
  // hub/week-card.tsx
  yourWeek: 'Linggo mo',
  nextDayIn: 'Susunod sa loob ng',
  readyReward: 'Puwede na: {rewards}',
  todaysReward: 'Ngayon: {rewards}',
  nextReward: 'Susunod: {rewards}, {day}',
  readyDay: 'Puwede nang i-claim',
  countedDay: 'Nabilang na',
  dayReward: '{day}: {rewards}. {state}',
  // reward-words.ts
  playBeforeWithdrawal:
    'Tumaya muna ng {amount} bago mag-withdraw. Kung gusto mong mas maagang mag-withdraw, puwede mong i-give up ang bonus sa wallet mo.',
  rewardWithPlaythrough: '{reward} ({betRate}× playthrough)',
  // promotion-body.tsx
  notOpenNow: 'Hindi bukas ngayon',
  tips: 'Tips',
  seePromos: 'Tingnan ang mga promo',
  loadingPromo: 'Nilo-load ang promo',
  // promotion-page.tsx
  howItWorks: 'Paano ito?',
  endsIn: 'Matatapos sa loob ng',
  manilaTime: '{time}, Manila time',
  // public-proof.tsx
  howToCheck: 'Paano i-check',
  downloadScript: 'I-download ang script',
  // reward-items.tsx
  playthrough: '{betRate}× playthrough',
  // rule-page.tsx
  rules: 'Mechanics',
  loadingRules: 'Nilo-load ang mechanics',
  // sold-out.tsx
  soldOut: 'Ubos na sa ngayon',
  soldOutPaymentCounts: 'Kung nasimulan mo na ang bayad, valid pa rin ito.',
  // sound-switch.tsx
  soundOn: 'I-on ang sound',
  soundOff: 'I-off ang sound',
  // wheel.tsx
  spin: 'Mag-spin',
  skip: 'I-skip',
  // announce-gift.ts
  rewardsReceived: 'Nakakuha ka ng {rewards}.',
  namesAndLast: '{names} at {last}',
})
