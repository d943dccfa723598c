export type InlinePart = { kind: 'text'; text: string } | { kind: 'link'; label: string; target: string }

/** Splits a text at its links, written [label](target). */
export function inlineParts(text: string): readonly InlinePart[] {
  const parts: InlinePart[] = []
  let end = 0
  for (const match of text.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)) {
    const [whole, label = '', target = ''] = match
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) })
    parts.push({ kind: 'link', label, target })
    end = match.index + whole.length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}
