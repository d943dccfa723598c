import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // payment-marks.tsx
  playResponsibly: 'Maglaro nang responsable',
  paymentMarks: 'Mga paraan ng pagbabayad at responsableng paglalaro',
  // reward-detail-page.tsx
  rewards: 'Rewards',
  // reward-entries.ts
  inviteFriends: 'Mag-invite ng kaibigan',
  inviteFriendsText: 'Mas masaya kapag may kasama',
  deposit: 'Mag-deposit',
  depositText: 'Dagdagan ang balance mo',
  // rewards-page.tsx
  noOffers: 'Walang offer ngayon',
  noOffersText: 'Lalabas dito ang mga bagong offer.',
  guestTitle: 'Dito makikita ang rewards mo',
  guestText:
    'Gumawa ng account para makita ang puwede mong i-claim. Nakasulat sa bawat reward ang halaga, playthrough at huling araw nito.',
  register: 'Mag-sign up',
  // spotlight/banner.tsx
  offersAndNews: 'Mga offer at balita',
  carousel: 'carousel',
  resumeBanner: 'Ituloy ang slideshow',
  pauseBanner: 'I-pause ang slideshow',
  showSlide: 'Ipakita ang {title}',
  // spotlight/promo-video.tsx
  playVideo: 'I-play ang {title}',
  videoFailed: 'Hindi nag-load ang video. Subukan ulit mamaya.',
  // story-page.tsx
  takeMeThere: 'Puntahan',
  openLink: 'Buksan ang link',
  noLongerAvailable: 'Hindi na available',
})
