import type { Language } from '#core/language/language.ts'
import { type LocalText, textIn } from '#core/message/local-text.ts'

/** The rules of a title, made from the tables that it draws with. Open to everybody, in the game and outside. */
export type HelpPage<Text = string> = {
  /** One sentence: what the game is and how it is won. */
  readonly summary: Text
  readonly sections: readonly HelpSection<Text>[]
}

export type HelpSection<Text = string> = {
  readonly title: Text
  readonly paragraphs?: readonly Text[]
  readonly table?: HelpTable<Text>
}

/** A cell that is a plain string is a figure, which no language changes: '×2.5', '5–8'. */
export type HelpTable<Text = string> = {
  readonly head: readonly (Text | string)[]
  readonly rows: readonly (readonly (Text | string)[])[]
}

/** The rules in every language: no sentence is written without its translation. */
export type LocalHelpPage = HelpPage<LocalText>
export type LocalHelpSection = HelpSection<LocalText>
export type LocalHelpTable = HelpTable<LocalText>

/** The rules as a player reads them. */
export const helpIn = ({ summary, sections }: LocalHelpPage, language: Language): HelpPage => ({
  summary: textIn(summary, language),
  sections: sections.map((section) => sectionIn(section, language)),
})

function sectionIn({ title, paragraphs, table }: LocalHelpSection, language: Language): HelpSection {
  const inLanguage = (texts: readonly (LocalText | string)[]): string[] => texts.map((text) => textIn(text, language))
  return {
    title: textIn(title, language),
    ...(paragraphs === undefined ? {} : { paragraphs: inLanguage(paragraphs) }),
    ...(table === undefined ? {} : { table: { head: inLanguage(table.head), rows: table.rows.map(inLanguage) } }),
  }
}
