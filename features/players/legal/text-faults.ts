import type { LegalBlock, LegalSection } from './document.ts'
import { inlineParts } from './inline-parts.ts'
import { type MarkupFault, sectionsOf } from './markup.ts'
import { operatorFields } from './operator-details.ts'

/** Faults that prevent publishing. Line 0 is the summary or the text as a whole. */
export function textFaults({
  summary,
  body,
}: {
  readonly summary: string
  readonly body: string
}): readonly MarkupFault[] {
  const { sections, faults } = sectionsOf(body)
  if (faults.length > 0) return faults
  if (sections.length === 0) return [{ line: 0, message: 'Enter the text.' }]
  const lines = body.split(/\r?\n/)
  return [
    ...lineFaults(summary).map((message) => ({ line: 0, message })),
    ...lines.flatMap(faultsOfLine),
    ...sections.flatMap(sectionFaults),
  ]
}

const faultsOfLine = (line: string, at: number): MarkupFault[] =>
  line.startsWith('# ') ? [] : lineFaults(line).map((message) => ({ line: at + 1, message }))

function lineFaults(text: string): string[] {
  const unknown = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name).filter((name) => !isField(name))
  const parts = inlineParts(text)
  const broken = parts.some((part) => part.kind === 'text' && /\]\(|\[[^\]]*$/.test(part.text))
  const astray = parts.flatMap((part) => (part.kind === 'link' && !isTarget(part.target) ? [part.target] : []))
  return [
    ...unknown.map((name) => `{${name}} isn’t a known field. Use one of: ${operatorFields.join(', ')}.`),
    ...(broken ? ['Write links as [text](/page).'] : []),
    ...astray.map((target) => `Link to a page of this site, mailto: or tel:. ${target} isn’t allowed.`),
  ]
}

const isField = (name: string): boolean => operatorFields.some((field) => field === name)
const isTarget = (target: string): boolean => /^(\/[a-z]|mailto:.|tel:.)/.test(target)

function sectionFaults({ id, blocks }: LegalSection, at: number, all: readonly LegalSection[]): MarkupFault[] {
  const isTwice = all.findIndex((section) => section.id === id) < at
  return [
    ...(isTwice ? [{ line: 0, message: `The anchor ${id} is used by more than one section.` }] : []),
    ...(isEmptyFor(blocks) ? [{ line: 0, message: `Section ${id} would be empty for some operators.` }] : []),
  ]
}

const isEmptyFor = (blocks: readonly LegalBlock[]): boolean =>
  (['licensed', 'demonstration'] as const).some((standing) => !blocks.some(({ only = standing }) => only === standing))
