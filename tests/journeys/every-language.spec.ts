import type { Page } from '@playwright/test'
import { deviceOf } from './support/devices.ts'
import { englishSentences, textOf } from './support/english-sentences.ts'
import { signIn } from './support/entrance.ts'
import { openPage, pagesOf } from './support/every-page.ts'
import { expect, test } from './support/journey.ts'
import { expectNothingMoved, watchMoves } from './support/late-answers.ts'
import { layoutFaults } from './support/layout-faults.ts'
import { speakPseudoLocale } from './support/pseudo-locale.ts'

/** Where a page is measured; it is loaded at the first width. At 320 px is what a page of 1280 px has left at a zoom of 400 %. */
const widths = { phone: [360, 320], desktop: [1440] } as const

/** A letter stays in the language in which it was sent. */
const isWrittenElsewhere = (address: string): boolean => address.endsWith('/email')

/** Opens a page and expects it to stand still and to hold its texts at every width of the device. */
async function openFitting(page: Page, address: string): Promise<void> {
  const [first, ...others] = widths[deviceOf(test.info())]
  await openPage(page, address)
  // Beside a game, the frame waits for what the game will say.
  if (!address.startsWith('/start')) await expectNothingMoved(page, address)
  expect.soft(await layoutFaults(page), `${address} at ${first} px`).toEqual([])
  const { height } = page.viewportSize() ?? { height: 740 }
  for (const width of others) {
    await page.setViewportSize({ width, height })
    expect.soft(await layoutFaults(page), `${address} at ${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: first, height })
}

const ways = ['/lobby/wallets/deposit', '/lobby/wallets/withdraw']

/** Pages whose header is a game's, the search field or a document's. */
const without = ['/start', '/demo', '/search', '/profile/agree', '/profile/license']

/** Deposit and withdrawal are one tap away from every other page of a player. */
async function expectMoneyLinks(page: Page, address: string): Promise<void> {
  if (without.some((start) => address.startsWith(start))) return
  for (const way of ways) {
    if (way === address) continue
    const links = page.locator(`a[href="${way}"]`).filter({ visible: true })
    await expect.soft(links.first(), `${way} is one tap from ${address}`).toBeVisible()
  }
}

test('every page fits and stands still in Filipino, without an English sentence', async ({
  page: guest,
  openDevice,
  newPlayer,
  catalogue,
  site,
}, info) => {
  test.slow()
  const english = await englishSentences()
  expect(english.length).toBeGreaterThan(400)
  const player = await openDevice(deviceOf(info))
  await signIn(player, await newPlayer())
  const pages = pagesOf(deviceOf(info), catalogue.game.id)
  for (const [visitor, addresses] of [
    [guest, pages.guest],
    [player, pages.player],
  ] as const) {
    await visitor.context().addCookies([{ name: 'language', value: 'fil', url: site.url }])
    await watchMoves(visitor)
    for (const address of addresses) {
      await openFitting(visitor, address)
      await expect(visitor.locator('html')).toHaveAttribute('lang', 'fil-PH')
      if (visitor === player) await expectMoneyLinks(visitor, address)
      if (isWrittenElsewhere(address)) continue
      const text = await textOf(visitor)
      const found = english.filter((sentence) => text.includes(sentence))
      expect.soft(found, `English on ${address}`).toEqual([])
    }
  }
})

test('every page fits and stands still in a language a third longer than English', async ({
  page: guest,
  openDevice,
  newPlayer,
  catalogue,
  site,
}, info) => {
  test.slow()
  const player = await openDevice(deviceOf(info))
  await signIn(player, await newPlayer())
  const pages = pagesOf(deviceOf(info), catalogue.game.id)
  for (const [visitor, addresses] of [
    [guest, pages.guest],
    [player, pages.player],
  ] as const) {
    await speakPseudoLocale(visitor.context(), site)
    await watchMoves(visitor)
    for (const address of addresses) {
      await openFitting(visitor, address)
      await expect(visitor.locator('html')).toHaveAttribute('lang', 'en-PH')
      // A page of English that no catalogue has would fit, and prove nothing.
      expect(await textOf(visitor), `en-XA on ${address}`).toContain('[')
    }
  }
})

for (const [what, style, isFault] of [
  ['text that stands out of its button', 'width: 80px; white-space: nowrap', true],
  ['text that its button cuts off', 'width: 80px; white-space: nowrap; overflow: hidden', true],
  ['lines below the end of their button', 'width: 80px; height: 24px', true],
  ['a button beside the screen', 'margin-left: calc(100vw - 20px); white-space: nowrap', true],
  ['an ellipsis', 'width: 80px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis', false],
  ['a button that holds its text', '', false],
] as const) {
  test(`${what} ${isFault ? 'is a fault of layout' : 'is none'}`, { tag: '@phone' }, async ({ page }) => {
    await page.setContent(`<body><button style="font: 16px sans-serif; ${style}">Withdraw everything</button></body>`)
    expect(await layoutFaults(page)).toHaveLength(isFault ? 1 : 0)
  })
}
