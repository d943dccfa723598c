/** What the screens of this feature say. */
export const messages = {
  // coral-reef.ts
  palata: 'Palata',
  clownfish: 'Clownfish',
  seahorse: 'Seahorse',
  parrotfish: 'Parrotfish',
  lionfish: 'Lionfish',
  octopus: 'Octopus',
  pearlClam: 'Pearl clam',
  reynaPawikan: 'Reyna Pawikan',
  // prepare-shooter.ts
  yourBalanceIsTooSmall: 'Your balance is too small for a shot of {level}.',
  waiting: 'Waiting …',
  fire: 'Fire',
  notEnough: 'Not enough',
  levelAShot: '{level} a shot',
  nameCapturedWin: '{name} captured: {win}.',
  // visayan-sea.ts
  dilis: 'Dilis',
  tamban: 'Tamban',
  bisugo: 'Bisugo',
  dalagangBukid: 'Dalagang bukid',
  lapuLapu: 'Lapu-lapu',
  pusit: 'Pusit',
  pagi: 'Pagi',
  tanigue: 'Tanigue',
  lightningDikya: 'Lightning dikya',
  bombButete: 'Bomb butete',
  pating: 'Pating',
  // volleys.ts
  connectionLostTheCannonIs: 'Connection lost. The cannon is silent; your last volley is being looked for.',
  yourVolleyIsBeingSettled: 'Your volley is being settled …',
  theVolleyDidNotArrive: 'The volley did not arrive. Nothing was paid for it.',
  thisVolleyWasNotPlayed: 'This volley was not played. Nothing was paid for it.',
  yourBalanceIsTooSmallFor: 'Your balance is too small for these shots. Nothing was paid for them.',
  youHaveReachedALimit: 'You have reached a limit you set yourself.',
  yourAccountCannotPlayAt: 'Your account cannot play at the moment.',
} as const
