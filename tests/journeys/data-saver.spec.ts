import type { Page, Request } from '@playwright/test'
import { artImage } from '#art/art-image.ts'
import { kinds } from '#art/kinds.ts'
import { openPage } from './support/every-page.ts'
import { expect, test } from './support/journey.ts'

// The worker is what keeps the whole app on a device.
test.use({ serviceWorkers: 'allow' })

/** The width of every picture of a kind that is spared, by the beginning of its file's name. */
const smallWidths = { tile: 180, banner: 400, brand: 160, popup: 300, scene: 320, promo: 320, backdrop: 600 } as const

type Visit = { readonly bytes: number; readonly scripts: readonly string[]; readonly pictures: readonly string[] }

/** A visit of the home down to its end, with all that it fetches until nothing more comes. */
async function visitHome(page: Page): Promise<Visit> {
  const requests: Request[] = []
  page.context().on('requestfinished', (request) => requests.push(request))
  await openPage(page, '/lobby/home')
  for (let screens = 0; screens < 12; screens++) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(150)
  }
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(3_000)
  const sizes = await Promise.all(
    requests.map((request) => request.sizes().then(({ responseBodySize }) => responseBodySize)),
  )
  const paths = requests.map((request) => new URL(request.url()).pathname)
  return {
    bytes: sizes.reduce((sum, size) => sum + Math.max(0, size), 0),
    scripts: [...new Set(paths.filter((path) => path.endsWith('.js')))],
    pictures: [...new Set(paths.filter((path) => path.startsWith('/assets/art/')))],
  }
}

const isSmall = (path: string): boolean => {
  const [kind = '', ...rest] = path.replace('/assets/art/', '').split('-')
  return Object.hasOwn(kinds, kind) && rest.at(-2) === String(smallWidths[kind as keyof typeof smallWidths])
}

test('with the data saver a visit of the home fetches small pictures and nothing ahead, and far fewer bytes', {
  tag: '@phone',
}, async ({ page, context, openDevice, site }) => {
  expect(artImage('tile/default', { isSmall: true }).src).toContain(`-${smallWidths.tile}-`)
  const whole = await visitHome(await openDevice('phone'))
  expect(whole.pictures.filter((path) => !isSmall(path))).not.toEqual([])

  await context.addCookies([{ name: 'data-saver', value: 'on', url: site.url }])
  const sparing = await visitHome(page)
  await expect(page.locator('html')).toHaveAttribute('data-saver', 'on')
  await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0)
  expect(sparing.pictures).not.toEqual([])
  expect(sparing.pictures.filter((path) => !isSmall(path))).toEqual([])
  expect(sparing.scripts.filter((path) => !whole.scripts.includes(path))).toEqual([])
  expect(sparing.scripts.length).toBeLessThan(whole.scripts.length)
  process.stdout.write(`home, whole: ${JSON.stringify(figures(whole))}, sparing: ${JSON.stringify(figures(sparing))}\n`)
  expect(sparing.bytes).toBeLessThan(whole.bytes / 2)
})

const figures = ({ bytes, scripts, pictures }: Visit) => ({
  bytes,
  scripts: scripts.length,
  pictures: pictures.length,
})

test('a browser that asks to save data gets the sparing page at its first visit', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await context.setExtraHTTPHeaders({ 'save-data': 'on' })
  await page.goto('/lobby/home')
  await expect(page.locator('html')).toHaveAttribute('data-saver', 'on')
  await context.addCookies([{ name: 'data-saver', value: 'off', url: page.url() }])
  await page.goto('/lobby/home')
  await expect(page.locator('html')).not.toHaveAttribute('data-saver')
})
