import { callPrefix } from '#core/contract/envelope.ts'
import { messages } from '#features/lobby/home/player/messages/en.ts'
import { bringIn } from './support/entrance.ts'
import { expect, test } from './support/journey.ts'
import { answerLate, expectNothingMoved, watchMoves } from './support/late-answers.ts'

/** Pages where something is begun by a tap, and where more than one answer decides what stands on them. */
const pages = [
  '/lobby/home',
  '/lobby/wallets',
  '/lobby/wallets/deposit',
  '/lobby/wallets/withdraw',
  '/walletsKyc',
  '/bankCardList',
  '/profile/user',
  '/profile/info',
  '/profile/limits',
  '/profile/report',
  '/lobby/rewards',
  '/service',
  '/activity/cashBonus',
  '/bind',
  '/proof',
]

const idleMs = 1_500

test('nothing moves under the finger when answers come late, one after another', { tag: '@phone' }, async ({
  page,
  newPlayer,
}) => {
  await bringIn(page, await newPlayer())
  await answerLate(page)
  for (const address of pages) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expectNothingMoved(page, address)
  }
})

test('the home stands still when its font arrives after its words', { tag: '@phone' }, async ({ page }) => {
  await watchMoves(page)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.woff2', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/lobby/home', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(page.getByRole('link', { name: messages.register })).toBeVisible()
  await page.waitForFunction(() => performance.getEntriesByName('page-ready').length > 0)
  release()
  await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'))
  // The page is laid out again in the next frame, and the browser tells of it after that one.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
  })
  await expectNothingMoved(page, '/lobby/home')
})

test('the footer of the home waits for the last row, and nothing moves for somebody who scrolls early', {
  tag: '@phone',
}, async ({ page }) => {
  await watchMoves(page)
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**${callPrefix}gameList/*`, async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/lobby/home')
  await page.waitForFunction(() => performance.getEntriesByName('page-ready').length > 0)
  await page.mouse.wheel(0, 2_000)
  // Parts that come in idle moments have come by then, as they did when the footer was one of them.
  await page.waitForTimeout(idleMs)
  const footer = page.locator('footer')
  await expect(footer).not.toBeAttached()
  release()
  await expect(footer).toBeAttached()
  await expectNothingMoved(page, '/lobby/home')
})
