import type { Route } from '#platform/browser/router/route-table.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { type Area, page } from './area.ts'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { messages } from './messages/en.ts'

/**
 * The routes that these permissions open. The first area is also the start page; one's own account, which everybody
 * has, is not.
 */
export function routesFor(permitted: readonly Area[]): readonly Route[] {
  const first = permitted.find(({ permission }) => permission !== 'session.own')
  const entrance: Route = first
    ? { path: '/', redirectTo: first.to }
    : { ...page, path: '/', title: messages.backOffice, screen: readyScreen(NoAreaScreen) }
  return [entrance, ...permitted.flatMap(({ routes }) => routes)]
}

function NoAreaScreen() {
  return <PageHead title={messages.noAreas}>{messages.noAreasText}</PageHead>
}
