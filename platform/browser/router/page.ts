import type { ComponentType } from 'react'
import type { HistoryEntry } from './history-entry.ts'
import type { RouteMatch } from './route-table.ts'

/** A page as shown: its route, address and component. */
export type Page = {
  /** Undefined is the 404 page. */
  readonly match: RouteMatch | undefined
  readonly path: string
  readonly search: string
  readonly entry: HistoryEntry
  readonly component: ComponentType
}

/** What the outlet has mounted: the visible page, and those kept alive behind it. */
export type Stage = { readonly shown: Page | undefined; readonly kept: readonly Page[] }

export const emptyStage: Stage = { shown: undefined, kept: [] }

/** Pages with the same key are the same mounted component, with at most a different query. */
export function pageKey(page: Page): string {
  return page.match?.route.keepAlive ? page.match.route.path : page.path
}

export function isSamePage(a: Page | undefined, b: Page): boolean {
  return (
    a !== undefined &&
    a.path === b.path &&
    a.search === b.search &&
    a.entry.key === b.entry.key &&
    a.entry.data === b.entry.data &&
    a.component === b.component
  )
}

/** Mounts a page. A page that is kept alive stays mounted when the next one comes. */
export function showPage(stage: Stage, page: Page): Stage {
  if (!page.match?.route.keepAlive) return { shown: page, kept: stage.kept }
  const known = stage.kept.some((kept) => pageKey(kept) === pageKey(page))
  const kept = known ? stage.kept.map((kept) => (pageKey(kept) === pageKey(page) ? page : kept)) : [...stage.kept, page]
  return { shown: page, kept }
}

/** Every mounted page once, in a stable order. */
export function pagesOn({ shown, kept }: Stage): readonly Page[] {
  return shown && !kept.includes(shown) ? [...kept, shown] : kept
}
