import type { ApprovalFact } from '#features/office/approval/server/index.ts'
import { differingParts, type TextChange, textChanges } from '../text-changes.ts'

type Words = { readonly summary: string; readonly body: string }

const paragraphsShown = 20

/** What differs between two texts, for the member who approves the second. */
export function changeFacts(before: Words, after: Words): ApprovalFact[] {
  const changes = textChanges(whole(before), whole(after)).map(changeFact)
  if (changes.length === 0) return [{ name: 'Difference', value: 'None' }]
  const hidden = changes.length - paragraphsShown
  const more = { name: 'More', value: `${hidden} more paragraphs. Compare them under Legal texts.` }
  return [...changes.slice(0, paragraphsShown), ...(hidden > 0 ? [more] : [])]
}

function changeFact({ before, after }: TextChange): ApprovalFact {
  if (before === undefined) return { name: 'Added', value: after ?? '' }
  if (after === undefined) return { name: 'Removed', value: before }
  const parts = differingParts(before, after)
  return { name: 'Changed', value: `${parts.before}\nbecomes\n${parts.after}` }
}

const whole = ({ summary, body }: Words) => `${summary}\n\n${body}`
