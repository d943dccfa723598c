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
  if (sections.length === 0) return [{ line: 0, message: 'There is no text yet.' }]
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
    ...unknown.map((name) => `{${name}} is nothing that an operator sets. Known are ${operatorFields.join(', ')}.`),
    ...(broken ? ['A link is written [words](/page).'] : []),
    ...astray.map((target) => `A link leads to a page of ours, to mailto: or to tel:, not to ${target}.`),
  ]
}

const isField = (name: string): boolean => operatorFields.some((field) => field === name)
const isTarget = (target: string): boolean => /^(\/[a-z]|mailto:.|tel:.)/.test(target)

function sectionFaults({ id, blocks }: LegalSection, at: number, all: readonly LegalSection[]): MarkupFault[] {
  const isTwice = all.findIndex((section) => section.id === id) < at
  return [
    ...(isTwice ? [{ line: 0, message: `Two sections have the anchor ${id}.` }] : []),
    ...(isEmptyFor(blocks) ? [{ line: 0, message: `The section ${id} would be empty for some operators.` }] : []),
  ]
}

const isEmptyFor = (blocks: readonly LegalBlock[]): boolean =>
  (['licensed', 'demonstration'] as const).some((standing) => !blocks.some(({ only = standing }) => only === standing))
