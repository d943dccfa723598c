import type { Page } from '@playwright/test'
import { readCatalogues } from '#tools/messages/read-catalogues.ts'
import { signIn } from './support/entrance.ts'
import { openPage, pagesOf } from './support/every-page.ts'
import { expect, test } from './support/journey.ts'

/** English sentences of players that Filipino says in another way: none of them may be on a Filipino page. */
async function englishSentences(): Promise<readonly string[]> {
  const catalogues = await readCatalogues(process.cwd())
  return catalogues.flatMap(({ en, fil }) =>
    Object.entries(en).flatMap(([key, text]) =>
      typeof text === 'string' && isSentence(text) && fil[key] !== undefined && fil[key] !== text ? [text] : [],
    ),
  )
}

const isSentence = (text: string): boolean => !text.includes('{') && text.split(' ').length >= 4

/** A game speaks for itself. */
const readAsIs = 'iframe'

const textOf = (page: Page): Promise<string> =>
  page.evaluate((left) => {
    const copy = document.body.cloneNode(true) as HTMLElement
    for (const element of copy.querySelectorAll(left)) element.remove()
    return copy.textContent ?? ''
  }, readAsIs)

/** Words that the end of their line cuts off, and how far the page is wider than the screen. */
const faultsOfLayout = (page: Page) =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll('button, a[href], [role="tab"], h1, h2, label')]
    const cut = buttons.filter((element) => {
      const style = getComputedStyle(element)
      const isSeen = element.closest('.visually-hidden') === null
      return isSeen && style.overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1
    })
    const { scrollWidth, clientWidth } = document.documentElement
    return { cut: cut.map((element) => element.textContent?.trim() ?? ''), overhang: scrollWidth - clientWidth }
  })

test('every page speaks Filipino on a phone of 360 px, cuts no word and stands still', { tag: '@phone' }, async ({
  page,
  newPlayer,
  catalogue,
}) => {
  test.slow()
  const english = await englishSentences()
  expect(english.length).toBeGreaterThan(400)
  await signIn(page, await newPlayer())
  await page.context().addCookies([{ name: 'language', value: 'fil', url: new URL(page.url()).origin }])
  await page.setViewportSize({ width: 360, height: 740 })
  for (const address of pagesOf('phone', catalogue.game.id).player) {
    await openPage(page, address)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH')
    const { cut, overhang } = await faultsOfLayout(page)
    expect.soft(cut, `words that are cut off on ${address}`).toEqual([])
    expect.soft(overhang, `pixels that ${address} is too wide`).toBe(0)
    // A letter stays in the language in which it was sent.
    if (address.endsWith('/email')) continue
    const text = await textOf(page)
    expect
      .soft(
        english.filter((sentence) => text.includes(sentence)),
        `English on ${address}`,
      )
      .toEqual([])
  }
})

test('a guest chooses Filipino at the entrance, and the choice stays', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Filipino' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mag-log in' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH')
  await page.goto('/register')
  await expect(page.getByRole('heading', { level: 1, name: 'Gumawa ng account mo' })).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-PH')
})
