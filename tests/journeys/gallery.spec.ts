import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { createServer, type ViteDevServer } from 'vite'
import { pseudoText } from '#tools/build/pseudo-locale.ts'
import { axeOn, bringAxe } from './support/accessible.ts'
import { layoutFaults } from './support/layout-faults.ts'

// The design system in a real browser: what jsdom cannot know about layout, focus, carets and contrast.

const devices = {
  mobile: { width: 360, height: 740 },
  desktop: { width: 1440, height: 900 },
}
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

let vite: ViteDevServer
let origin: string

test.beforeAll(async () => {
  vite = await serveGallery()
  origin = vite.resolvedUrls?.local[0] ?? ''
})

async function serveGallery(mode = 'development'): Promise<ViteDevServer> {
  const server = await createServer({
    configFile: fileURLToPath(new URL('../../apps/player/gallery/vite.config.ts', import.meta.url)),
    logLevel: 'error',
    mode,
    server: { host: '127.0.0.1', port: 0 },
  })
  return server.listen()
}

test.afterAll(() => vite.close())

async function openGallery(page: Page, { shell, mode = 'night' }: { shell: keyof typeof devices; mode?: string }) {
  await page.setViewportSize(devices[shell])
  await page.goto(`${origin}?shell=${shell}&mode=${mode}`)
  await expect(page.getByRole('heading', { name: 'Gallery' })).toBeAttached()
  await page.evaluate(() => document.fonts.ready)
}

async function expectNoFaults(page: Page) {
  // Only what breaks a rule is described: the gallery is large, and nothing reads the rest.
  const options = { resultTypes: ['violations' as const] }
  const { violations } = await (await axeOn(page)).options(options).withTags(wcag).analyze()
  expect(violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`))).toEqual([])
}

for (const shell of ['mobile', 'desktop'] as const) {
  for (const mode of ['night', 'green']) {
    test(`no accessibility fault: ${shell}, ${mode}`, async ({ page }) => {
      await bringAxe(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await openGallery(page, { shell, mode })
      await expectNoFaults(page)

      for (const name of ['Sheet', 'Full sheet', 'Left sheet', 'Confirm']) {
        await page.getByRole('button', { name, exact: true }).click()
        await page.waitForTimeout(300)
        await expectNoFaults(page)
        await page.keyboard.press('Escape')
        await expect(page.locator('dialog[open]')).toHaveCount(0)
      }

      await page.getByRole('button', { name: 'Error toast' }).click()
      await expect(page.getByRole('alert').filter({ hasText: '1102' })).toBeVisible()
      await expectNoFaults(page)
    })
  }
}

for (const width of [320, 360, 768, 1920]) {
  test(`nothing is wider than a page of ${width} px`, async ({ page }) => {
    await openGallery(page, { shell: width < 700 ? 'mobile' : 'desktop' })
    await page.setViewportSize({ width, height: 740 })

    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overhang).toBeLessThanOrEqual(0)
  })
}

test('every component holds a text a third longer than English', async ({ page }) => {
  const server = await serveGallery('xa')
  try {
    for (const width of [320, 360, 1440]) {
      await page.setViewportSize({ width, height: 740 })
      await page.goto(`${server.resolvedUrls?.local[0]}?shell=${width < 700 ? 'mobile' : 'desktop'}`)
      await expect(page.getByRole('heading', { name: 'Gallery' })).toBeAttached()
      await page.evaluate(() => document.fonts.ready)
      await expect(page.getByRole('button', { name: pseudoText('Show password') }).first()).toBeAttached()
      expect(await layoutFaults(page), `${width} px`).toEqual([])
    }
  } finally {
    await server.close()
  }
})

test('the page of messages finds a text by its words, in the catalogue that is chosen', async ({ page }) => {
  await page.goto(`${origin}messages.html`)
  await page.getByLabel('Search').fill('wrong password')
  const row = page.getByRole('row').filter({ hasText: 'account.passwordWrong' })
  await expect(row).toContainText('Mali ang password')
  await expect(row).toContainText('presence-dialog.tsx:')
  await page.getByLabel('Catalogue').selectOption('players/mail/player')
  await expect(page.getByRole('status')).toHaveText(/^0 of \d{4} messages$/)
})

test('the root is a tenth of a phone’s width within its bounds, and text does not depend on it', async ({ page }) => {
  await openGallery(page, { shell: 'mobile' })
  const sizes = () =>
    page.evaluate(() => ({
      root: getComputedStyle(document.documentElement).fontSize,
      text: getComputedStyle(document.querySelector('label') ?? document.body).fontSize,
    }))

  expect(await sizes()).toEqual({ root: '36px', text: '13px' })
  await page.setViewportSize({ width: 300, height: 740 })
  expect(await sizes()).toEqual({ root: '32px', text: '13px' })
  await page.setViewportSize({ width: 600, height: 740 })
  expect(await sizes()).toEqual({ root: '48px', text: '13px' })
})

test('at twice the user’s text size all text is twice as large and nothing leaves the page', async ({ page }) => {
  await openGallery(page, { shell: 'mobile' })
  // What a browser set to 32 px instead of 16 px makes of `font-size: medium`.
  await page.addStyleTag({ content: 'body { font-size: 32px }' })

  const measured = await page.evaluate(() => ({
    label: getComputedStyle(document.querySelector('label') ?? document.body).fontSize,
    button: getComputedStyle(document.querySelector('main button') ?? document.body).fontSize,
    overhang: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }))
  expect(measured).toEqual({ label: '26px', button: '32px', overhang: 0 })
})

test('both font files arrive, and the peso is drawn by its own', async ({ page }) => {
  await openGallery(page, { shell: 'mobile' })

  const loaded = await page.evaluate(() =>
    [...document.fonts].filter((face) => face.status === 'loaded').map((face) => `${face.family} ${face.unicodeRange}`),
  )
  expect(loaded.filter((face) => face.includes('Plus Jakarta Sans'))).toHaveLength(2)
})

test('showing a password keeps the caret where it is', async ({ page }) => {
  await openGallery(page, { shell: 'mobile' })
  const input = page.getByLabel('New password')
  await input.click()
  await input.evaluate((element: HTMLInputElement) => element.setSelectionRange(3, 3))

  await page.getByRole('button', { name: 'Show password' }).first().click()
  await page.keyboard.type('X')

  await expect(input).toHaveValue('SamXpaguita')
  await expect(input).toHaveAttribute('type', 'text')
})

test('a link in a checkbox’s words is followed and ticks nothing', async ({ page }) => {
  await openGallery(page, { shell: 'mobile' })
  const box = page.getByRole('checkbox', { name: 'Terms of Use' })
  await expect(box).toBeChecked()

  await page.getByRole('link', { name: 'Terms of Use' }).click()

  await expect(page).toHaveURL(/#terms$/)
  await expect(box).toBeChecked()
})

test('a sheet follows the finger and closes when pulled down; the page behind stays where it was', async ({ page }) => {
  await openGallery(page, { shell: 'mobile' })
  const opener = page.getByRole('button', { name: 'Sheet', exact: true })
  await opener.click()
  const sheet = page.getByRole('dialog', { name: 'Sort games' })
  await page.waitForTimeout(300)
  const scrollY = await page.evaluate(() => window.scrollY)

  await page.mouse.wheel(0, 400)
  const handle = await sheet.getByRole('heading', { name: 'Sort games' }).boundingBox()
  const [x, y] = [(handle?.x ?? 0) + 60, (handle?.y ?? 0) + 4]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + 150, { steps: 5 })
  const pulled = await sheet.getByRole('heading', { name: 'Sort games' }).boundingBox()
  expect((pulled?.y ?? 0) - (handle?.y ?? 0)).toBeGreaterThan(120)
  await page.mouse.up()

  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await expect(opener).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(scrollY)
})

test('a dialog does not move the page sideways on the desktop', async ({ page }) => {
  await openGallery(page, { shell: 'desktop' })
  const opener = page.getByRole('button', { name: 'Confirm', exact: true })
  await opener.scrollIntoViewIfNeeded()
  const before = await opener.boundingBox()

  await opener.click()

  expect(await opener.boundingBox()).toEqual(before)
})

test('Enter on an opened destructive question changes nothing', async ({ page }) => {
  await openGallery(page, { shell: 'desktop' })
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()

  await expect(page.getByRole('button', { name: 'Stay' })).toBeFocused()
})
