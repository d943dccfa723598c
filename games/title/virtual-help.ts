import { type LocalText, localCatalogue } from '#core/message/local-text.ts'
import type { LocalHelpSection } from './help-page.ts'
import { messages as en } from './messages/en.ts'
import { messages as fil } from './messages/fil.ts'
import type { TitleFacts } from './title.ts'

type Kind = NonNullable<TitleFacts['virtual']>

const texts = localCatalogue({ en, fil })

/** The first section of a virtual game's rules. */
export const virtualHelp = (kind: Kind): LocalHelpSection => ({
  title: texts.whatThisGameIs,
  paragraphs: [words[kind]],
})

const words: Readonly<Record<Kind, LocalText>> = { table: texts.virtualTable, sports: texts.virtualSports }
