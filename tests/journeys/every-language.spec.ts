import type { Page } from '@playwright/test'
import { deviceOf } from './support/devices.ts'
import { englishSentences, textOf } from './support/english-sentences.ts'
import { bringIn } from './support/entrance.ts'
import { pagesOf } from './support/every-page.ts'
import { openFitting } from './support/fitting-page.ts'
import { expect, test } from './support/journey.ts'
import { watchMoves } from './support/late-answers.ts'
import { layoutFaults } from './support/layout-faults.ts'

/** A letter stays in the language in which it was sent. */
const isWrittenElsewhere = (address: string): boolean => address.endsWith('/email')

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
  await bringIn(player, await newPlayer())
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
