import type { LegalBlock, LegalSection, OperatorStanding } from './document.ts'

/** An unparsable line, from 1. */
export type MarkupFault = { readonly line: number; readonly message: string }

/** The sections as editable text: one block per paragraph, separated by empty lines. */
export const markupOf = (sections: readonly LegalSection[]): string =>
  sections
    .map(({ id, heading, blocks }) => [`# ${heading} {${id}}`, ...blocks.map(blockText)].join('\n\n'))
    .join('\n\n')
    .concat('\n')

function blockText(block: LegalBlock): string {
  const text = contentText(block)
  return block.only === undefined ? text : `@${block.only}\n${text}`
}

function contentText(block: LegalBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text
    case 'note':
      return `> ${block.text}`
    case 'list':
      return block.items.map((item, at) => (block.ordered ? `${at + 1}. ${item}` : `- ${item}`)).join('\n')
    case 'table':
      return [`|: ${block.caption}`, ...[block.head, ...block.rows].map((row) => `| ${row.join(' | ')}`)].join('\n')
  }
}

type ParsedMarkup = { readonly sections: readonly LegalSection[]; readonly faults: readonly MarkupFault[] }
type Piece = { readonly line: number; readonly lines: readonly string[] }
type OpenSection = { readonly id: string; readonly heading: string; readonly blocks: LegalBlock[] }

/** Parses a text into sections, and reports every unparsable line. */
export function sectionsOf(text: string): ParsedMarkup {
  const sections: OpenSection[] = []
  const faults: MarkupFault[] = []
  for (const piece of piecesOf(text)) {
    const read = readPiece(piece)
    if ('message' in read) faults.push({ line: piece.line, message: read.message })
    else if ('heading' in read) sections.push({ ...read, blocks: [] })
    else if (sections.length === 0)
      faults.push({ line: piece.line, message: 'Start with a heading: # Heading {anchor}' })
    else sections.at(-1)?.blocks.push(read)
  }
  return { sections, faults }
}

function piecesOf(text: string): readonly Piece[] {
  const pieces: { line: number; lines: string[] }[] = []
  let isOpen = false
  for (const [at, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim()
    if (line !== '') {
      if (isOpen) pieces.at(-1)?.lines.push(line)
      else pieces.push({ line: at + 1, lines: [line] })
    }
    isOpen = line !== ''
  }
  return pieces
}

type FaultMessage = { readonly message: string }

function readPiece({ lines }: Piece): Pick<LegalSection, 'id' | 'heading'> | LegalBlock | FaultMessage {
  const [first = '', ...rest] = lines
  if (first.startsWith('#')) return rest.length > 0 ? headingAlone : readHeading(first)
  const only = standingOf(first)
  if (only === undefined)
    return first.startsWith('@') ? { message: 'Use only @licensed or @demonstration.' } : readBlock(lines)
  if (rest.length === 0) return { message: 'Add the text for this mark on the next line.' }
  const block = readBlock(rest)
  return 'message' in block ? block : { ...block, only }
}

const headingAlone = { message: 'Leave an empty line below the heading.' }

const standingOf = (line: string): OperatorStanding | undefined =>
  line === '@licensed' ? 'licensed' : line === '@demonstration' ? 'demonstration' : undefined

function readHeading(line: string): Pick<LegalSection, 'id' | 'heading'> | FaultMessage {
  const [, heading, id] = /^# (.+?) \{([a-z][a-z0-9-]{1,60})\}$/.exec(line) ?? []
  if (heading === undefined || id === undefined) return { message: 'Write headings as # Heading {anchor}' }
  return { id, heading }
}

function readBlock(lines: readonly string[]): LegalBlock | FaultMessage {
  const [first = ''] = lines
  if (first.startsWith('|')) return readTable(lines)
  if (lines.every((line) => line.startsWith('- '))) return listOf(lines, /^- /)
  if (lines.every((line) => /^\d+\. /.test(line))) return listOf(lines, /^\d+\. /)
  if (lines.some((line) => /^(- |\d+\. |\||>|#|@)/.test(line) && line !== first))
    return { message: 'Leave an empty line between two different blocks.' }
  const text = lines.join(' ')
  return first.startsWith('> ') ? { kind: 'note', text: text.slice(2) } : { kind: 'paragraph', text }
}

const listOf = (lines: readonly string[], mark: RegExp): LegalBlock => ({
  kind: 'list',
  ordered: mark.source !== '^- ',
  items: lines.map((line) => line.replace(mark, '')),
})

function readTable([first = '', ...lines]: readonly string[]): LegalBlock | FaultMessage {
  const [head, ...rows] = lines.map(cellsOf)
  if (!first.startsWith('|: ') || head === undefined || rows.length === 0)
    return { message: 'Start a table with |: Title, then | column | column, then its rows.' }
  if (rows.some((row) => row.length !== head.length))
    return { message: 'Every row of a table needs as many cells as its header.' }
  return { kind: 'table', caption: first.slice(3), head, rows }
}

const cellsOf = (line: string): readonly string[] =>
  line
    .replace(/^\|/, '')
    .split('|')
    .map((cell) => cell.trim())
