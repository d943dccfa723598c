import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // entry.ts
  lead: 'Mag-spin, mag-invite, at abutin ang target',
  title: 'Lucky Spin',
  featuredText: 'Mag-spin kasama ang kaibigan',
  // spin-page.tsx
  pageLead: 'Abutin ang target bago matapos ang round. Dagdag na spin sa bawat kaibigang mag-qualify.',
  roundEndsIn: 'Matatapos sa loob ng',
  wheelUnavailable: 'Hindi available ang Lucky Spin',
  // spin-records.tsx
  showOlder: 'Ipakita ang mas luma',
  yourSpins: 'Mga spin mo',
  // spin-result.tsx
  claimTarget: 'I-claim ang {target}',
  spinAgain: 'Mag-spin ulit',
  invite: 'Mag-invite',
  close: 'Isara',
  targetReached: 'Naabot mo na ang target.',
  amountAndFriends: 'May {amount} ka na sa {target}. {count} pang qualified na kaibigan para makumpleto ito.',
  amountAndSpins: 'May {amount} ka na sa {target}. Gamitin ang natitirang spin para makumpleto ito.',
  // spin-stage.tsx
  wheel: 'Wheel',
  collected: 'Naipon',
  amountOfTarget: '{amount} sa {target}',
  spin: 'Mag-spin',
  spinWithCount: 'Mag-spin ({spins})',
  inviteFriend: 'Mag-invite ng kaibigan',
  claimBeforeEnd: 'Naabot mo na ang target. I-claim ito bago matapos ang round.',
  claimed: 'Na-claim na. Makakapag-spin ka ulit sa susunod na round.',
  claimedNextRound: 'Na-claim na. Magbubukas ang susunod mong round sa {date}.',
  roundEnded: 'Tapos na ang round na ito.',
  friendsMissing: '{count} pang qualified na kaibigan para makumpleto ito.',
  // use-spin.ts
  addedToBalance: 'Naidagdag ang {amount} sa balance mo.',
})
