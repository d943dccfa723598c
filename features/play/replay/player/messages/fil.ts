import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // replay-page.tsx, shared-page.tsx
  replay: 'Replay',
  replayOf: 'Replay ng {game}',
  sharedReplay: 'Isang naka-share na round',
  // replay-page.tsx
  roundNotShown: 'Walang replay',
  betHistory: 'History ng mga taya',
  // replay-facts.tsx
  bet: 'Taya',
  win: 'Panalo',
  timesTheBet: 'Ilang beses ng taya',
  playedAt: 'Nilaro noong',
  freeRound: 'Libreng round',
  betReturned: 'Ibinalik ang taya',
  // share-panel.tsx
  shareThisRound: 'I-share ang round na ito',
  shareExplained:
    'Makikita ng sinumang may link ang laro, ang taya at panalo mo, ang replay at ang patunay nito, kasama ang seeds. Hindi nila makikita ang pangalan mo, ang balance mo o kung kailan ka naglaro. Kung nasa Big wins page ang panalong ito, ili-link ito roon.',
  stopSharing: 'Itigil ang pag-share',
  linkToThisRound: 'Link sa round na ito',
  sharingStopped: 'Hindi na gumagana ang link.',
  // shared-page.tsx
  notShared: 'Hindi naka-share ang round na ito',
  seeTheGames: 'Tingnan ang mga laro',
})
