import type { Screen } from '#platform/browser/router/screen.ts'
import { useScreen } from '#platform/browser/router/use-screen.ts'

/** A part of the app that the first drawing does without: fetched once the page works, left out if that fails. */
export function Deferred({ part }: { part: Screen }) {
  const { component: Part } = useScreen(part)
  return Part ? <Part /> : null
}
