import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudioPages, type StudioPages } from '../open-studio-pages.ts'

const games = ['kara-krus', 'jeepney-joyride', 'roulette-bituin']
const legiblePx = 10

let pages: StudioPages
beforeAll(async () => {
  pages = await openStudioPages()
})
afterAll(() => pages.close())

/** The page with the sums of a rich player, and where each lies. */
async function figuresAt(viewport: { width: number; height: number }, game: string) {
  const { id } = await pages.studio.wallet.newPlayer(1_234_567_890)
  const launchToken = await pages.studio.launch(id, game)
  const context = await pages.browser.newContext({ viewport, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(`${pages.address}/play?${new URLSearchParams({ game, mode: 'real', lt: launchToken })}`)
  await page.locator('.is-balance .figure-value').getByText('₱12,345,678.90').waitFor()
  const laid = await page.evaluate(() => {
    const row = document.querySelector<HTMLElement>('.figures')
    const sums = ['₱12,345,678.90', '₱1,234,567.00', '−₱12,345,678.90']
    const values = [...document.querySelectorAll<HTMLElement>('.figure-value')]
    for (const [at, value] of values.entries()) value.textContent = sums[at] ?? ''
    row?.style.setProperty('--length', `${row.textContent.length}`)
    return [...values, document.querySelector('.is-sound .icon')].flatMap((each) => {
      const range = document.createRange()
      if (each === null) return []
      range.selectNodeContents(each)
      const { left, right, top, bottom } =
        each instanceof HTMLElement ? range.getBoundingClientRect() : each.getBoundingClientRect()
      return [{ left, right, top, bottom, size: Number.parseFloat(getComputedStyle(each).fontSize) }]
    })
  })
  await context.close()
  return laid
}

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom

test.each([
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
])(
  'sums of millions meet neither each other nor the switch of the sound at %o',
  async (viewport) => {
    for (const game of games) {
      const boxes = await figuresAt(viewport, game)
      expect(boxes).toHaveLength(4)
      expect(boxes.filter(({ left, right }) => left < 0 || right > viewport.width)).toEqual([])
      const pairs = boxes.flatMap((one, at) => boxes.slice(at + 1).map((other) => [one, other] as const))
      expect(pairs.filter(([one, other]) => meet(one, other))).toEqual([])
      expect(boxes.filter(({ size }) => size < legiblePx)).toEqual([])
    }
  },
  60_000,
)
