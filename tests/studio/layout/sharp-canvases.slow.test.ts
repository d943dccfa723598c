import { afterAll, beforeAll, expect, test } from 'vitest'
import { tables, titles } from '#games/titles.ts'
import { openStudioPages, type StudioPages } from '../open-studio-pages.ts'

const patienceMs = 30_000
/** Points of a canvas are whole, and a button of two lines may stretch a place a little. */
const stretchedMost = 1.15

let pages: StudioPages
beforeAll(async () => {
  pages = await openStudioPages()
})
afterAll(() => pages.close())

/** The pictures on a phone: how many points each has to a pixel, across and down. */
async function picturesOf(code: string) {
  const viewport = { width: 360, height: 740 }
  const context = await pages.browser.newContext({ viewport, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  const query = new URLSearchParams({ game: code, mode: 'demo', dt: pages.studio.demoToken(code), lang: 'en-PH' })
  await page.goto(`${pages.address}/play?${query}`)
  await page.locator('.hud .scene').waitFor({ timeout: patienceMs })
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  const pictures = await page.locator('canvas').evaluateAll((all) =>
    all
      .filter((each): each is HTMLCanvasElement => each instanceof HTMLCanvasElement)
      .filter(({ clientWidth, clientHeight }) => clientWidth > 1 && clientHeight > 1)
      .map(({ className, parentElement, width, height, clientWidth, clientHeight }) => ({
        name: className || parentElement?.className,
        across: width / clientWidth,
        down: height / clientHeight,
      })),
  )
  await context.close()
  return pictures
}

test.each([...titles, ...tables].map(({ code }) => code))('no picture of %s is stretched', async (code) => {
  const pictures = await picturesOf(code)
  const stretched = pictures.filter(({ across, down }) => Math.max(across / down, down / across) > stretchedMost)
  expect(stretched).toEqual([])
})
