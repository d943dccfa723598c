import type { Route } from '#platform/browser/router/route-table.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { type Area, page } from './area.ts'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { messages } from './messages/en.ts'

/**
 * The routes that these permissions open. The start page is the member's first area: the work list, or for roles
 * without queues the next one. A member who has only the areas of everybody reads why.
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
