import type { Route } from '#platform/browser/router/route-table.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { type Area, page } from './area.ts'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { messages } from './messages/en.ts'

/**
 * The routes that these permissions open. The start page lists what waits for the member. A member without an
 * area but those that everybody has reads why.
 */
export function routesFor(permitted: readonly Area[]): readonly Route[] {
  const hasAreas = permitted.some(({ permission }) => permission !== 'session.own')
  const entrance: Route = hasAreas
    ? { path: '/', redirectTo: '/work' }
    : { ...page, path: '/', title: messages.backOffice, screen: readyScreen(NoAreaScreen) }
  return [entrance, ...permitted.flatMap(({ routes }) => routes)]
}

function NoAreaScreen() {
  return <PageHead title={messages.noAreas}>{messages.noAreasText}</PageHead>
}
