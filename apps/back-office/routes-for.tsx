import type { Route } from '#platform/browser/router/route-table.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { type Area, page } from './area.ts'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { messages } from './messages/en.ts'

/**
 * The routes that these permissions open. The start page is the member's first area, which is the work list if the role
 * has queues. A member whose role opens no area of its own reads why the page is empty.
 */
export function routesFor(permitted: readonly Area[]): readonly Route[] {
  const [first] = permitted.filter(({ permission }) => permission !== 'session.own')
  const entrance: Route = first
    ? { path: '/', redirectTo: first.to }
    : { ...page, path: '/', title: messages.backOffice, screen: readyScreen(NoAreaScreen) }
  return [entrance, ...permitted.flatMap(({ routes }) => routes)]
}

function NoAreaScreen() {
  return <PageHead title={messages.noAreas}>{messages.noAreasText}</PageHead>
}
