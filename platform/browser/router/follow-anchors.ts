import type { AppNavigator } from './app-navigator.ts'
import { isPlainClick } from './plain-click.ts'
import type { RouteTable } from './route-table.ts'

/**
 * Makes every plain `<a href="/...">` navigate within the app, whoever rendered it, and prefetches its page on pointer
 * down. Addresses outside the route table are left to the browser.
 */
export function followAnchors(page: Document, table: RouteTable, navigator: AppNavigator): () => void {
  const preload = (event: Event) => {
    const anchor = anchorOf(event, table)
    if (anchor) navigator.preload(addressOf(anchor))
  }
  const follow = (event: MouseEvent) => {
    const anchor = anchorOf(event, table)
    if (!anchor || !isPlainClick(event, anchor)) return
    event.preventDefault()
    navigator.navigate(addressOf(anchor))
  }
  page.addEventListener('pointerdown', preload)
  page.addEventListener('click', follow)
  return () => {
    page.removeEventListener('pointerdown', preload)
    page.removeEventListener('click', follow)
  }
}

function anchorOf(event: Event, table: RouteTable): HTMLAnchorElement | undefined {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null
  if (!anchor?.hasAttribute('href') || anchor.origin !== location.origin || anchor.hash !== '') return undefined
  return table.has(anchor.pathname) ? anchor : undefined
}

function addressOf(anchor: HTMLAnchorElement): string {
  return anchor.pathname + anchor.search
}
