import { isCalendarDay } from '#core/clock/manila.ts'
import { holdsLicence } from '#core/licence.ts'
import type { LegalBlock, LegalDocument, LegalSection, OperatorStanding } from './document.ts'
import { withoutMissingContacts } from './missing-contacts.ts'
import { type OperatorDetails, type OperatorField, operatorFields } from './operator-details.ts'
import type { DocumentVersion } from './versions.ts'

/** Fills in the operator's details and omits what does not apply or needs a contact that is missing. An unknown placeholder is a defect. */
export function renderDocument(document: LegalDocument, operator: OperatorDetails): LegalDocument {
  const fill = (text: string): string => fillPlaceholders(text, operator)
  const fillBlock = (text: string): string => fill(withoutMissingContacts(text, operator))
  return {
    ...document,
    title: fill(document.title),
    summary: fill(document.summary),
    sections: document.sections
      .map(({ id, heading, blocks }) => ({
        id,
        heading: fill(heading),
        blocks: blocksFor(blocks, standingOf(operator), fillBlock),
      }))
      .filter(({ blocks }) => blocks.length > 0),
  }
}

/**
 * Whether a player has to agree (again) before play. Compares with the last material version, not only the current one:
 * a player who missed a material version must see it even if a correction followed.
 */
export function needsNewAgreement(accepted: string | undefined, current: DocumentVersion): boolean {
  if (accepted === undefined || !isCalendarDay(accepted)) return true
  return accepted < current.material
}

/** Green mode asks for age and eligibility first, except over the texts that the question refers to. */
export function ageNoticeDue(visit: { green: boolean; accepted: boolean; path: string }): boolean {
  return visit.green && !visit.accepted && !pathsWithoutAgeNotice.includes(visit.path)
}

const pathsWithoutAgeNotice: readonly string[] = ['/terms-of-use', '/privacy-policy', '/lobby/terms', '/lobby/privacy']

const blocksFor = (
  blocks: LegalSection['blocks'],
  standing: OperatorStanding,
  fill: (text: string) => string,
): readonly LegalBlock[] =>
  blocks
    .filter((block) => block.only === undefined || block.only === standing)
    .map((block) => renderBlock(block, fill))
    .filter((block) => (block.kind === 'list' ? block.items.length > 0 : block.kind === 'table' || block.text !== ''))

function renderBlock(block: LegalBlock, fill: (text: string) => string): LegalBlock {
  switch (block.kind) {
    case 'paragraph':
    case 'note':
      return { ...block, text: fill(block.text) }
    case 'list':
      return { ...block, items: block.items.map(fill).filter((item) => item !== '') }
    case 'table':
      return {
        ...block,
        caption: fill(block.caption),
        head: block.head.map(fill),
        rows: block.rows.map((row) => row.map(fill)),
      }
  }
}

function fillPlaceholders(text: string, operator: OperatorDetails): string {
  return text.replace(/\{([^{}]*)\}/g, (_, name: string) => {
    if (!isOperatorField(name)) throw new Error(`A legal text names {${name}}, which no operator can fill.`)
    return operator[name]
  })
}

function isOperatorField(name: string): name is OperatorField {
  return operatorFields.some((field) => field === name)
}

function standingOf(operator: OperatorDetails): OperatorStanding {
  return holdsLicence({ number: operator.licenceNumber }) ? 'licensed' : 'demonstration'
}
