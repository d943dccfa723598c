import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { hours } from '#core/clock/duration.ts'
import { addDuration, systemClock } from '#core/clock/instant.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { readyScreen } from '#platform/browser/router/screen.ts'
import { broken, refused } from '#platform/browser/testing/test-server.ts'
import { leaveNothingBehind, openTestTab } from '#platform/browser/testing/test-tab.tsx'
import { claimFirstDeposit, readFirstDeposit } from '../contract.ts'
import { FirstDepositPage } from './first-deposit-page.tsx'

afterEach(leaveNothingBehind)

type Offer = ResponseOf<typeof readFirstDeposit>

const award = [
  { id: 2001, count: 3_000, betRate: 5 },
  { id: 1301, count: 10, betRate: 0 },
]
const now = systemClock.now()

const offerWith = (state: Partial<Offer['appRechargeBonusCollection9']>, isSoldOut = false): Offer => ({
  appRechargeBonusCollection9: {
    awardId: 1,
    itemStatus: 0,
    propReceiveList: [],
    expireTime: addDuration(now, hours(3)),
    isEnded: false,
    ...state,
  },
  appRechargeBonusCollection9ConfigList: [
    { id: 1, price: wireCentavos(10_000), showType: 1, award, discount: 140, isSoldOut },
  ],
  propList: award,
  now,
})

function openPage(offer: Offer | ReturnType<typeof refused>) {
  const site = openTestTab({
    address: '/activity/firstCharge',
    token: 'token',
    config: { mode: 'normal' },
    routes: [
      {
        path: '/activity/firstCharge',
        access: 'player',
        title: '',
        screen: readyScreen(FirstDepositPage),
        frame: 'none',
      },
      { path: '/lobby/home', access: 'player', title: '', screen: readyScreen(() => <p>The lobby</p>), frame: 'none' },
    ],
  })
  site.answer(readFirstDeposit, offer)
  site.open()
  return site
}

test('price, gift and time left are shown, and the payment link carries the pack', async () => {
  openPage(offerWith({}))
  const buy = await screen.findByRole('link', { name: 'Get it for ₱100.00' })
  expect(buy.getAttribute('href')).toBe('/lobby/wallets/deposit?actType=13&amount=10000')
  expect(screen.getByText(/^Worth/).textContent).toBe('Worth 140% of ₱100.00')
  expect(screen.getByRole('timer').textContent).toMatch(/^[23]:/)
  expect(screen.getAllByRole<HTMLButtonElement>('button', { name: 'Free' }).every(({ disabled }) => disabled)).toBe(
    true,
  )
})

test('each gift names its playthrough beside its amount, before anything is paid', async () => {
  openPage(offerWith({}))
  const [coins, coupon] = await screen.findAllByRole('button', { name: 'Free' })
  expect(coins?.parentElement?.textContent).toContain('₱30.005× playthrough')
  expect(coupon?.parentElement?.textContent).not.toContain('playthrough')
})

test('once it is paid, perhaps with more than the price, neither the price nor its worth is claimed any more', async () => {
  openPage(offerWith({ itemStatus: 1 }))
  await screen.findAllByRole('button', { name: 'Claim' })
  expect(screen.queryByText(/^Worth/)).toBeNull()
  expect(screen.queryByText('₱100.00')).toBeNull()
})

test('an offer of which there is not enough left says so, and there is no way to pay for it', async () => {
  openPage(offerWith({}, true))
  expect(await screen.findByText('Sold out for now')).toBeDefined()
  expect(screen.queryByRole('link', { name: /^Get it for/ })).toBeNull()
})

test('a double tap on a gift of the paid offer claims it once', async () => {
  const site = openPage(offerWith({ itemStatus: 1 }))
  const after = offerWith({ itemStatus: 1, propReceiveList: [2001] })
  site.answer(claimFirstDeposit, { ...after, items: award.slice(0, 1) })
  const [first] = await screen.findAllByRole('button', { name: 'Claim' })
  if (first) await site.user.dblClick(first)
  await waitFor(() => expect(site.sent(claimFirstDeposit)).toMatchObject([{ propId: 2001 }]))
  expect(await screen.findByText('You got ₱30.00.')).toBeDefined()
})

test('a refusal is shown, and the offer is read again', async () => {
  const site = openPage(offerWith({ itemStatus: 1 }))
  site.answer(claimFirstDeposit, refused(1003))
  const [first] = await screen.findAllByRole('button', { name: 'Claim' })
  const before = site.sent(readFirstDeposit).length
  if (first) await site.user.click(first)
  await waitFor(() => expect(site.sent(readFirstDeposit).length).toBeGreaterThan(before))
})

test('a claim whose answer was lost is made again under the same id, and the next gift is claimed under another', async () => {
  const site = openPage(offerWith({ itemStatus: 1 }))
  site.answer(claimFirstDeposit, broken(502))
  const [first] = await screen.findAllByRole('button', { name: 'Claim' })
  const tap = async () => {
    await waitFor(() => expect((first as HTMLButtonElement).disabled).toBe(false))
    await new Promise((resolve) => setTimeout(resolve, 300))
    if (first) await site.user.click(first)
  }
  await tap()
  await waitFor(() => expect(site.sent(claimFirstDeposit)).toHaveLength(1))
  site.answer(claimFirstDeposit, { ...offerWith({ itemStatus: 1 }), items: award.slice(0, 1) })
  await tap()
  expect(await screen.findByText('You got ₱30.00.')).toBeDefined()
  await tap()
  await waitFor(() => expect(site.sent(claimFirstDeposit)).toHaveLength(3))
  const [one, again, other] = site.sent(claimFirstDeposit).map(({ reqId }) => reqId)
  expect([again === one, other === one]).toEqual([true, false])
})

test('an offer that has ended says so and leads back to the lobby', async () => {
  const site = openPage(offerWith({ isEnded: true }))
  await site.user.click(await screen.findByRole('button', { name: 'OK' }))
  await waitFor(() => expect(site.path()).toBe('/lobby/home'))
})

test('an offer that is not open says so in its title', async () => {
  openPage(refused(1001, { msg: 'Please check other promos.' }))
  expect(await screen.findByText('Not open right now')).toBeDefined()
  expect(screen.getByText(/Please check other promos/)).toBeDefined()
  expect(screen.queryByText('Tips')).toBeNull()
})
