export type TextChanges = { readonly added: readonly string[]; readonly removed: readonly string[] }

/** What one text has that another has not, paragraph by paragraph, each in the order of its own text. */
export function textChanges(before: string, after: string): TextChanges {
  const [was, is] = [paragraphsOf(before), paragraphsOf(after)]
  return { added: without(is, was), removed: without(was, is) }
}

const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '')

/** As often as a paragraph stands more in one than in the other. */
function without(paragraphs: readonly string[], others: readonly string[]): readonly string[] {
  const left = new Map<string, number>()
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1)
  return paragraphs.filter((paragraph) => {
    const count = left.get(paragraph) ?? 0
    left.set(paragraph, count - 1)
    return count <= 0
  })
}
