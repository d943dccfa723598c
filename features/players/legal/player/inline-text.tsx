import { Link } from '#platform/browser/router/link.tsx'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { inlineParts } from '../inline-parts.ts'

/** A legal text with its links. A link to a page that this shell lacks becomes plain text. */
export function InlineText({ text }: { text: string }) {
  const hasRoute = useHasRoute()
  return inlineParts(text).map((part, index) => {
    if (part.kind === 'text') return part.text
    const key = `${index}:${part.target}`
    if (/^(mailto|tel):/.test(part.target)) {
      return (
        <a key={key} href={part.target}>
          {part.label}
        </a>
      )
    }
    if (!hasRoute(part.target)) return part.label
    return (
      <Link key={key} to={part.target}>
        {part.label}
      </Link>
    )
  })
}
