import { deviceOf } from './support/devices.ts'
import { textOf } from './support/english-sentences.ts'
import { bringIn } from './support/entrance.ts'
import { pagesOf } from './support/every-page.ts'
import { openFitting } from './support/fitting-page.ts'
import { expect, test as journey } from './support/journey.ts'
import { watchMoves } from './support/late-answers.ts'
import { type PseudoLocale, servePseudoLocale } from './support/pseudo-locale.ts'

/** In a browser of its own, which is led to the pages in en-XA. */
const test = journey.extend<object, { readonly pseudoLocale: PseudoLocale }>({
  pseudoLocale: [
    async ({ site }, provide) => {
      const served = await servePseudoLocale(site)
      await provide(served)
      await served.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  launchOptions: [
    ({ launchOptions, pseudoLocale }, provide) =>
      provide({ ...launchOptions, args: [...(launchOptions.args ?? []), ...pseudoLocale.browserArgs] }),
    { scope: 'worker' },
  ],
})

test('every page fits and stands still in a language a third longer than English', async ({
  page: guest,
  openDevice,
  newPlayer,
  catalogue,
  pseudoLocale,
}, info) => {
  test.slow()
  const player = await openDevice(deviceOf(info))
  await bringIn(player, await newPlayer())
  pseudoLocale.begin()
  const pages = pagesOf(deviceOf(info), catalogue.game.id)
  for (const [visitor, addresses] of [
    [guest, pages.guest],
    [player, pages.player],
  ] as const) {
    await watchMoves(visitor)
    for (const address of addresses) {
      await openFitting(visitor, address)
      await expect(visitor.locator('html')).toHaveAttribute('lang', 'en-PH')
      // A page of English that no catalogue has would fit, and prove nothing.
      expect(await textOf(visitor), `en-XA on ${address}`).toContain('[')
    }
  }
})
