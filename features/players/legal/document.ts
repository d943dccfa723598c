/** The legal texts of the product as data. Names in braces, such as {operator}, are filled by `renderDocument`. */
export interface LegalDocument {
  id: LegalDocumentId
  title: string
  /** The day the text was settled, YYYY-MM-DD; agreements are stored by it. */
  version: string
  /** The day from which the text applies, YYYY-MM-DD. */
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
  /** Also the anchor of the section on its page. */
  id: string
  heading: string
  blocks: readonly LegalBlock[]
}

/** Texts may carry links: [label](/path), [address](mailto:address), [number](tel:number). */
export type LegalBlock = (ParagraphBlock | ListBlock | TableBlock | NoteBlock) & {
  /** Shown only where the operator holds a licence, or only where it holds none. */
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
