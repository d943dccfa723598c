import type { HelpSection } from './help-page.ts'
import type { TitleFacts } from './title.ts'

type Kind = NonNullable<TitleFacts['virtual']>

/** The first section of a virtual game's rules. */
export const virtualHelp = (kind: Kind): HelpSection => ({ title: 'What this game is', paragraphs: [words[kind]] })

const words = {
  table:
    'A virtual table. A computer draws every card, die, ball and flight from a seed that is fixed before betting opens. There is no dealer, no camera and no physical table.',
  sports:
    'Virtual sports. A computer plays every match between made-up teams, from a seed that is fixed before betting opens. The matches follow no real league and no real result.',
} as const satisfies Record<Kind, string>
