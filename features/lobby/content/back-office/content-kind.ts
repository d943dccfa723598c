import type { SelectOption } from '#platform/ui/select/select.tsx'
import type { ContentSection } from '../content.ts'
import type { PreviewPart } from '../preview-contract.ts'
import type { Entry } from './entry.ts'
import type { ValueKind } from './typed-value.ts'

export type EntryFieldKind =
  | 'text'
  | 'paragraphs'
  | 'picture'
  | 'click'
  | 'window'
  | 'modes'
  | 'flag'
  | 'choice'
  | { readonly reading: ValueKind }

export type EntryField = {
  readonly name: string
  readonly kind: EntryFieldKind
  readonly label: string
  readonly hint?: string
  readonly lengthMax?: number
  /** For a choice: what is chosen from. */
  readonly options?: readonly SelectOption[]
  /** For a picture: those drawn for the house that fit there. */
  readonly drawn?: readonly string[]
}

/** One kind of lobby content, as the operator names it. */
export type ContentKind = {
  readonly id: string
  readonly label: string
  /** The button that adds one; absent if there is exactly one. */
  readonly add?: string
  readonly section: ContentSection
  /** The part of the lobby that shows it; undefined if none does. */
  readonly part: PreviewPart | undefined
  /** There is exactly one. */
  readonly only?: true
  readonly includes: (entry: Entry) => boolean
  readonly fields: readonly EntryField[]
  /** A new entry before anything is typed. */
  readonly blank: Readonly<Record<string, unknown>>
}
