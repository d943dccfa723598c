import type { LegalBlock, LegalSection } from './document.ts'
import { inlineParts } from './inline-parts.ts'
import type { MarkupFault } from './markup.ts'

/**
 * Where a translation does not match its original. Words cannot be compared, but sections, blocks, links, the operator's
 * details and numbers can: a period or an amount that differs would promise two things.
 */
export function translationFaults(
  original: readonly LegalSection[],
  translation: readonly LegalSection[],
): readonly MarkupFault[] {
  const missing = original.filter(({ id }) => !translation.some((section) => section.id === id))
  const surplus = translation.filter(({ id }) => !original.some((section) => section.id === id))
  const messages = [
    ...missing.map(({ id }) => `Section ${id} of the English text is missing.`),
    ...surplus.map(({ id }) => `Section ${id} doesn’t exist in the English text.`),
    ...(missing.length + surplus.length > 0 ? [] : sectionFaults(original, translation)),
  ]
  return messages.map((message) => ({ line: 0, message }))
}

function sectionFaults(original: readonly LegalSection[], translation: readonly LegalSection[]): readonly string[] {
  if (original.some(({ id }, at) => translation[at]?.id !== id))
    return ['The sections are in a different order than in the English text.']
  return original.flatMap(({ id, blocks }, at) => {
    const others = translation[at]?.blocks ?? []
    return comparisons.flatMap(({ what, of }) =>
      of(blocks) === of(others) ? [] : [`Section ${id} has different ${what} than the English text.`],
    )
  })
}

type Comparison = { readonly what: string; readonly of: (blocks: readonly LegalBlock[]) => string }

const comparisons: readonly Comparison[] = [
  { what: 'paragraphs, lists or tables', of: (blocks) => blocks.map(shapeOf).join() },
  { what: 'links', of: (blocks) => distinct(textsOf(blocks).flatMap(inlineParts).flatMap(targetOf)) },
  { what: 'operator details', of: (blocks) => distinct(textsOf(blocks).flatMap(found(/\{\w+\}/g))) },
  { what: 'numbers', of: (blocks) => distinct(textsOf(blocks).flatMap(found(/\d[\d,.]*\d|\d/g))) },
]

function shapeOf(block: LegalBlock): string {
  const size = block.kind === 'list' ? block.items.length : block.kind === 'table' ? block.rows.length : 1
  const columns = block.kind === 'table' ? block.head.length : 1
  return [block.only ?? 'all', block.kind, block.kind === 'list' && block.ordered, size, columns].join(' ')
}

const targetOf = (part: ReturnType<typeof inlineParts>[number]) => (part.kind === 'link' ? [part.target] : [])
const found = (pattern: RegExp) => (text: string) => [...text.matchAll(pattern)].map(([whole]) => whole)
const distinct = (values: readonly string[]) => [...new Set(values)].toSorted().join(' ')

const textsOf = (blocks: readonly LegalBlock[]): readonly string[] => blocks.flatMap(blockTexts)

function blockTexts(block: LegalBlock): readonly string[] {
  if (block.kind === 'list') return block.items
  if (block.kind === 'table') return [block.caption, ...block.head, ...block.rows.flat()]
  return [block.text]
}
