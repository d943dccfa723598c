import type { Page } from '@playwright/test'
import { pageRoutes } from '#apps/player/routes/page-routes.ts'
import { routesFor } from '#apps/player/routes/routes-for.ts'
import { messages as ui } from '#platform/ui/messages/en.ts'
import { messages as uiInFilipino } from '#platform/ui/messages/fil.ts'
import { pseudoText } from '#tools/build/pseudo-locale.ts'
import type { DeviceName } from './devices.ts'
import { expect } from './journey.ts'

/** An address for each route that has a part to fill in. */
const samples: Readonly<Record<string, string>> = {
  '/profile/agree/:name': '/profile/agree/responsible-play',
  '/notice/detail/:id': '/notice/detail/1',
  '/lobby/notice/detail/:id': '/lobby/notice/detail/1',
  '/reward/detail/:id': '/reward/detail/1',
  '/profile/report/:id': '/profile/report/1',
  '/rule/:name': '/rule/first-charge',
  '/replay/round/:roundId': '/replay/round/nobody-played-it',
  '/replay/shared/:token': '/replay/shared/nobody-shares-this-round',
  '/lobby/rule/:name': '/lobby/rule/first-charge',
}
/** Opened by nobody: the back office frames it, with a key of its own. */
const framedOnly = '/preview/:part'

/** An address for a route: of a game where it is one, so that the game's bar and stage are looked at, too. */
function addressOf(path: string, gameId: number): string {
  if (path === '/start') return `/start?gameId=${gameId}`
  return samples[path] ?? path.replace(':gameId', String(gameId))
}

type PageVisit = { readonly address: string; readonly access: 'public' | 'player' }

/** Every page that a device has, at an address of it: first as a guest sees the public ones, then what a player sees. */
export function pagesOf(
  device: DeviceName,
  gameId: number,
): { readonly guest: readonly string[]; readonly player: readonly string[] } {
  const pages: readonly PageVisit[] = routesFor(device === 'phone' ? 'mobile' : 'desktop', pageRoutes).flatMap(
    (route) =>
      'redirectTo' in route || route.path === framedOnly
        ? []
        : [{ address: addressOf(route.path, gameId), access: route.access }],
  )
  const addresses = (kind: PageVisit['access']) =>
    pages.filter(({ access }) => access === kind).map(({ address }) => address)
  return { guest: addresses('public'), player: ['/lobby/home', ...addresses('player')] }
}

/** A game's page includes the frame around it. */
export const isGame = (address: string): boolean => /^\/(start|demo)\b/.test(address)

/** What a page says in each language while it waits for an answer. */
const waiting = [ui.loading, uiInFilipino.loading, pseudoText(ui.loading)]

/** Opens a page and waits until it has everything. */
export async function openPage(page: Page, address: string): Promise<void> {
  await page.goto(address)
  // The page looks by itself: to ask it from here again and again takes as long as a fifth of the visit.
  await page
    .waitForFunction(isWhole, waiting, { polling: lookEveryMs, timeout: wholeWithinMs })
    .catch(() => expectWhole(page))
}

const lookEveryMs = 50
const wholeWithinMs = 20_000

/** Runs in the page: one heading of the page is in sight, and nothing is waited for, in sight or not. */
function isWhole(texts: readonly string[]): boolean {
  const headings = [...document.querySelectorAll('h1')].filter((each) => {
    const { width, height } = each.getBoundingClientRect()
    return width > 0 && height > 0 && each.checkVisibility({ visibilityProperty: true })
  })
  if (headings.length !== 1) return false
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) if (texts.includes(walker.currentNode.nodeValue?.trim() ?? '')) return false
  return true
}

/** The same, and says what is missing. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const text of waiting) await expect(page.getByText(text, { exact: true })).toHaveCount(0)
}
