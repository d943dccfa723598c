import { signIn } from './support/entrance.ts'
import { expect, test } from './support/journey.ts'
import { answerLate, expectNothingMoved } from './support/late-answers.ts'

/** Pages where something is begun by a tap, and where more than one answer decides what stands on them. */
const pages = [
  '/lobby/home',
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

test('nothing moves under the finger when answers come late, one after another', { tag: '@phone' }, async ({
  page,
  newPlayer,
}) => {
  await signIn(page, await newPlayer())
  await answerLate(page)
  for (const address of pages) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expectNothingMoved(page, address)
  }
})
