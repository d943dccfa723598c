import { letterTemplate, type MessageTemplate, templateExample } from '#core/message-template/message-template.ts'
import { placeWords, stoppedWords, wonWords } from './result-letters.ts'

const names = { en: 'Friday night race', fil: 'Karera ng Biyernes' }

/** The fixed messages about results of tournaments. */
export const tournamentTemplates: readonly MessageTemplate[] = [
  letterTemplate({
    key: 'tournament.won',
    kind: 'reward',
    name: 'Prize of a tournament',
    when: 'A tournament has ended, and the player has won a prize.',
    words: (language) =>
      wonWords({ name: names[language], place: 3, of: 1234, prize: templateExample.amount }, language),
  }),
  letterTemplate({
    key: 'tournament.placed',
    kind: 'reward',
    name: 'Place in a tournament',
    when: 'A tournament has ended, and the player has a place without a prize.',
    words: (language) => placeWords({ name: names[language], place: 120, of: 1234 }, language),
  }),
  letterTemplate({
    key: 'tournament.stopped',
    kind: 'reward',
    name: 'Tournament stopped',
    when: 'A tournament was stopped before its end.',
    words: (language) => stoppedWords({ name: names[language], hasPaidPoints: true }, language),
  }),
]
