import type {
  LegalBlock,
  LegalSection,
  ListBlock,
  NoteBlock,
  OperatorStanding,
  ParagraphBlock,
  TableBlock,
} from './document.ts'

export function section(id: string, heading: string, ...blocks: readonly LegalBlock[]): LegalSection {
  return { id, heading, blocks }
}

/** One sentence per argument, so that a changed sentence is one changed line. */
export function paragraph(...sentences: readonly string[]): ParagraphBlock {
  return { kind: 'paragraph', text: sentences.join(' ') }
}

export function note(...sentences: readonly string[]): NoteBlock {
  return { kind: 'note', text: sentences.join(' ') }
}

export function list(...items: readonly string[]): ListBlock {
  return { kind: 'list', ordered: false, items }
}

export function steps(...items: readonly string[]): ListBlock {
  return { kind: 'list', ordered: true, items }
}

export function table(parts: Omit<TableBlock, 'kind'>): TableBlock {
  return { kind: 'table', ...parts }
}

export function only(standing: OperatorStanding, block: LegalBlock): LegalBlock {
  return { ...block, only: standing }
}
