import type { Page } from '@playwright/test'
import type { Hands } from './hands.ts'
import type { Inbox } from './inbox.ts'
import { expect } from './journey.ts'
import { stage } from './lobby.ts'
import type { Player } from './player.ts'
import { lastNameOf } from './prove-identity.ts'
import { expectFocusKept } from './tab-to.ts'

// The steps of a player's life with money, for whichever hands walk them.

export type Walk = {
  readonly page: Page
  readonly hands: Hands
  readonly player: Player
  readonly inbox: Inbox
  readonly passCodeWait: () => Promise<void>
}

const pin = '481516'

/** Registers from the first step on; the journey's own time is within the minute that is promised. */
export async function register({ page, hands: { press, mark, write, choose }, player, inbox }: Walk): Promise<void> {
  const begun = performance.now()
  await write(page.getByLabel('Mobile number', { exact: true }), player.mobile)
  await press(page.getByRole('button', { name: 'Send code' }))
  const code = page.getByLabel('6-digit code')
  await expect(code).toBeFocused()
  await write(code, await inbox.fetchCode(player.mobile))
  await write(page.getByLabel('Password', { exact: true }), player.password)
  await write(page.getByLabel('Confirm password'), player.password)
  await press(page.getByRole('button', { name: 'Continue' }))
  const born = page.getByRole('group', { name: 'Date of birth' })
  await choose(born.getByLabel('Month'), 'May')
  await choose(born.getByLabel('Day'), '4')
  await choose(born.getByLabel('Year'), '1990')
  await mark(page.getByRole('checkbox', { name: /every statement on this list is true/ }))
  await mark(page.getByRole('checkbox', { name: /agree to the Terms of Use/ }))
  await press(page.getByRole('button', { name: 'Create account' }))
  await expect(page).not.toHaveURL(/\/register$/)
  expect(performance.now() - begun, 'milliseconds from the first field to the account').toBeLessThan(60_000)
}

/** Deposits ₱300 by QR code at an empty balance, which is then what the form promised, to the centavo. */
export async function depositByQr({ page, hands: { reach, press, mark, write } }: Walk): Promise<void> {
  await mark(page.getByRole('radio', { name: 'QR Ph (sandbox)' }))
  await write(page.getByRole('textbox', { name: 'Amount' }), '300')
  const sum = page.getByText(/^You pay ₱300\.00, you get ₱/)
  await expect(sum).toBeVisible()
  const promised = /₱[\d,.]+$/.exec(await sum.innerText())?.[0] ?? ''
  const begin = page.getByRole('button', { name: 'Deposit ₱300.00' })
  await press(begin)
  const sheet = page.getByRole('dialog', { name: 'Deposit' })
  await expect(sheet.getByRole('img', { name: 'Payment QR code' })).toBeVisible()
  await reach(sheet.getByRole('button', { name: 'I’ve paid' }))
  await payElsewhere((await sheet.locator('a[target="_blank"]').first().getAttribute('href')) ?? '')
  await expect(sheet.getByRole('heading', { name: '₱300.00 received' })).toBeVisible()
  await expectFocusKept(page)
  await expect(sheet.getByText(promised, { exact: true }).first()).toBeAttached()
  await press(sheet.getByRole('button', { name: 'Done' }))
  await expect(sheet).toBeHidden()
  await expect(begin).toBeFocused()
}

/** Pays with the app on another phone: at the provider's page, which is the outside world. */
async function payElsewhere(checkout: string): Promise<void> {
  const reply = await fetch(checkout, { method: 'POST', body: new URLSearchParams({ act: 'pay' }) })
  expect(await reply.text()).toContain('<h2>Paid</h2>')
}

/** Plays one round of the game that is open, from the button that plays to the button that plays again. */
export async function playRound({ page, hands }: Walk, name: string): Promise<void> {
  const game = stage(page, name).contentFrame()
  const ready = game.locator('.action:not([disabled])')
  const label = await ready.innerText()
  await hands.press(ready)
  // Meanwhile it rests, or stops the reels.
  await expect(ready).toHaveText(label, { timeout: 60_000 })
}

/** Claims everything by one press. */
export async function claimAll({ page, hands: { press } }: Walk): Promise<void> {
  await press(page.getByRole('button', { name: 'Claim all' }))
  const results = page.getByRole('dialog', { name: 'Rewards claimed' })
  const done = results.getByRole('button', { name: 'Done' })
  await expect(done).toBeFocused()
  // Also under a list that is longer than the screen.
  await expect(done).toBeInViewport({ ratio: 1 })
  await press(done)
  await expect(results).toBeHidden()
  await expect(page.getByRole('button', { name: 'Claim all' })).toHaveCount(0)
}

/** The last digit sends the form. */
async function enterCode({ page, hands, player, inbox, passCodeWait }: Walk): Promise<void> {
  await passCodeWait()
  await hands.press(page.getByRole('button', { name: 'Send code' }))
  await hands.write(page.getByLabel(/^Code for/), await inbox.fetchCode(player.mobile))
}

export async function setWithdrawalPassword(walk: Walk): Promise<void> {
  const { page, hands } = walk
  await hands.write(page.getByLabel('New withdrawal password'), pin)
  await hands.write(page.getByLabel('Confirm withdrawal password'), pin)
  await enterCode(walk)
  await expect(page.getByText('Your withdrawal password is set.')).toBeVisible()
}

export async function addGcash(walk: Walk): Promise<void> {
  const { page, hands, player } = walk
  await hands.choose(page.getByLabel('Bank or e-wallet'), 'GCash')
  await hands.write(page.getByLabel('E-wallet mobile number'), player.mobile)
  await expect(page.getByLabel('Account holder’s name')).toHaveValue(`Maria ${lastNameOf(player)}`)
  await enterCode(walk)
  await expect(page.getByText('Account added. You can withdraw to it after 24 hours.', { exact: false })).toBeVisible()
}

/** From the form of GCash to the money in the account. */
export async function withdrawHundred(walk: Walk): Promise<void> {
  const { page, hands } = walk
  await hands.write(page.getByLabel('Amount'), '100')
  await hands.write(page.getByLabel('Withdrawal password'), pin)
  await enterCode(walk)
  await expect(page.getByText('Arrived in your account.')).toBeVisible({ timeout: 10_000 })
}
