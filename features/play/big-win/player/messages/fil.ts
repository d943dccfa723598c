import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // big-win-ticker.tsx
  recentBigWins: 'Mga bagong big win',
  wonBy: 'Nanalo ng {amount} si {player}',
  resume: 'Ituloy',
  pause: 'I-pause',
  wonByInGame: 'Nanalo ng {amount} si {player} sa {game}',
  newYear: 'New Year countdown',
})
