import type { Language } from '#core/language/language.ts'

/** The legal texts as data. Names in braces, such as {operator}, are filled in by `renderDocument`. */
export interface LegalDocument {
  id: LegalDocumentId
  /** English is binding; a text in another language is a translation of the English version. */
  language: Language
  /** Which translation of the version it is; absent in English, and for the product's own translation. */
  translation?: number | undefined
  title: string
  /** The day of the English version, YYYY-MM-DD; agreements are stored by it. */
  version: string
  /** The day from which it applies, YYYY-MM-DD. */
  effective: string
  summary: string
  sections: readonly LegalSection[]
}

export const legalDocumentIds = [
  'termsOfUse',
  'privacyPolicy',
  'responsiblePlay',
  'licence',
  'eligibility',
  'about',
] as const
export type LegalDocumentId = (typeof legalDocumentIds)[number]

export interface LegalSection {
  /** Also the section's anchor. */
  id: string
  heading: string
  blocks: readonly LegalBlock[]
}

/** Texts may contain links: [label](/path), [address](mailto:address), [number](tel:number). */
export type LegalBlock = (ParagraphBlock | ListBlock | TableBlock | NoteBlock) & {
  /** Shown only to operators with, or only to operators without, a licence. */
  only?: OperatorStanding | undefined
}

export type OperatorStanding = 'licensed' | 'demonstration'

export interface ParagraphBlock {
  kind: 'paragraph'
  text: string
}

export interface ListBlock {
  kind: 'list'
  ordered: boolean
  items: readonly string[]
}

export interface TableBlock {
  kind: 'table'
  caption: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

export interface NoteBlock {
  kind: 'note'
  text: string
}
