import type { Page } from '@playwright/test'
import { statement } from '#platform/db/statement.ts'
import { expectNoFaults } from './support/accessible.ts'
import { agreementBox, passwordField, signIn } from './support/entrance.ts'
import { fillWallet } from './support/fill-wallet.ts'
import { expect, test } from './support/journey.ts'

// A call that is under way when the player logs out is answered 401.
test.use({ forgiven: [/status of 401/] })

/** From the tap to the answer of the server, with the device's signature in between. */
const confirmedWithinMs = 1_000

test('a passkey is added, logs in alone, and confirms an account and a withdrawal', async ({
  page,
  site,
  db,
  inbox,
  newPlayer,
  passCodeWait,
  accountRest,
}) => {
  const player = await newPlayer()
  await fillWallet(db, player)
  // Passkeys belong to a name: an address that is a number has none.
  const lobby = site.url.replace('127.0.0.1', 'localhost')
  const open = (path: string) => page.goto(`${lobby}${path}`)
  await giveDevice(page)
  await signIn(page, player, lobby)

  await test.step('it is added with the password and a code, and named', async () => {
    await open('/profile/info')
    await page.getByRole('link', { name: /^Passkeys/ }).click()
    await expectNoFaults(page, 'the page of passkeys')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByLabel('Name', { exact: true }).fill('Phone of the journeys')
    await passwordField(page).fill(player.password)
    await passCodeWait()
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.getByLabel(/^Code for/).fill(await inbox.fetchCode(player.mobile))
    await expectNoFaults(page, 'the form that adds a passkey')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Passkey added.')).toBeVisible()
    await page.getByRole('button', { name: /^Phone of the journeys/ }).click()
    await page.getByLabel('Name', { exact: true }).fill('My phone')
    await expectNoFaults(page, 'one passkey')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('button', { name: /^My phone/ })).toContainText('Confirms withdrawals from')
    await open('/profile/email')
    await expect(page.getByText('Passkey added').first()).toBeVisible()
    await db.rows(endPasskeyRest, [`+63${player.mobile.slice(1)}`])
  })

  await test.step('it logs in without a password', async () => {
    await logOut(page, () => open('/profile/info'))
    await open('/login')
    await agreementBox(page).check()
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await expect(page).toHaveURL(/\/lobby\/home$/)
  })

  await test.step('it confirms a new account', async () => {
    await open('/bindBankCard?back=1&id=1')
    await page.getByLabel('E-wallet mobile number').fill(player.mobile)
    await expectNoFaults(page, 'an account with a passkey')
    await page.getByRole('button', { name: 'Add account' }).click()
    await expect(page.getByText('Account added.', { exact: false })).toBeVisible()
    await accountRest(player)
  })

  await test.step('it confirms a withdrawal, faster than a code arrives', async () => {
    await open('/withdrawal/gcash')
    await page.getByLabel('Amount').fill('100')
    await expect(page.getByLabel('Withdrawal password')).toHaveCount(0)
    await expectNoFaults(page, 'a withdrawal with a passkey')
    const answered = page.waitForResponse(/\/exchange$/)
    const tapped = Date.now()
    await page.getByRole('button', { name: 'Withdraw ₱100.00' }).click()
    await answered
    const took = Date.now() - tapped
    test.info().annotations.push({ type: 'confirmed by a passkey', description: `${took} ms` })
    expect(took).toBeLessThan(confirmedWithinMs)
    await expect(page.getByText('Arrived in your account.')).toBeVisible()
  })

  await test.step('once removed, it opens nothing', async () => {
    await open('/profile/passkeys')
    await page.getByRole('button', { name: /^My phone/ }).click()
    await page.getByRole('button', { name: 'Remove passkey' }).click()
    await passwordField(page).fill(player.password)
    await page.getByRole('button', { name: 'Remove passkey' }).click()
    await expect(page.getByText('Passkey removed.')).toBeVisible()
    await logOut(page, () => open('/profile/info'))
    await open('/login')
    await agreementBox(page).check()
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
    await expect(page.getByText('This passkey didn’t work. Log in with your password.')).toBeVisible()
    await expectNoFaults(page, 'a passkey that was removed')
  })
})

/** Logs out once the page has everything: the browser complains of a call whose session ended on its way. */
async function logOut(page: Page, openProfile: () => Promise<unknown>): Promise<void> {
  const lastOfThePage = page.waitForResponse(/\/appLoginInfo$/)
  await openProfile()
  await lastOfThePage
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click()
}

/** A phone whose owner always agrees. */
async function giveDevice(page: Page): Promise<void> {
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const endPasskeyRest = statement(
  'journeys_end_passkey_rest',
  `update player_passkey k set created_at = k.created_at - interval '24 hours' from player p
   where p.id = k.player_id and p.mobile = $1`,
)
