import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudioPages, type StudioPages } from '../open-studio-pages.ts'

const fingerPx = 44

let pages: StudioPages
beforeAll(async () => {
  pages = await openStudioPages()
})
afterAll(() => pages.close())

/** What a finger finds there: a card that lies under another is only as high as what is seen of it. */
async function targetsOf(game: string, viewport: { width: number; height: number }) {
  const { id } = await pages.studio.wallet.newPlayer(1_000_000)
  const launchToken = await pages.studio.launch(id, game)
  const context = await pages.browser.newContext({ viewport, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(`${pages.address}/play?${new URLSearchParams({ game, mode: 'real', lt: launchToken })}`)
  await page.locator('.action:not([disabled])').click()
  await page.locator('.move-tap:not([disabled])').first().waitFor()
  const targets = await page.locator('.move-tap, .side-act, .action').evaluateAll((all) =>
    all.map((each) => {
      const { left, top, width, height } = each.getBoundingClientRect()
      const middle = left + width / 2
      const isThere = (y: number): boolean => each.contains(document.elementFromPoint(middle, y))
      const seen = Array.from({ length: Math.floor(height) }, (_, at) => isThere(top + at + 0.5)).filter(Boolean).length
      return { name: each.getAttribute('aria-label') ?? each.textContent, width, seen }
    }),
  )
  await context.close()
  return targets
}

test.each([
  ['pusoy', { width: 360, height: 640 }],
  ['pusoy', { width: 360, height: 740 }],
  ['pusoy', { width: 740, height: 360 }],
  ['pai-gow-manila', { width: 360, height: 640 }],
  ['pai-gow-manila', { width: 360, height: 740 }],
])(
  'each card of %s is as large as a finger at %o',
  async (game, viewport) => {
    const targets = await targetsOf(game, viewport)
    expect(targets.length).toBeGreaterThan(7)
    expect(targets.filter(({ width, seen }) => width < fingerPx || seen < fingerPx)).toEqual([])
  },
  60_000,
)
