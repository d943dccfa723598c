import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { comeToWithdraw, signIn } from './support/entrance.ts'
import { openIdentityOfficer } from './support/identity-officer.ts'
import { expect, test } from './support/journey.ts'
import { stage } from './support/lobby.ts'

// The whole life of money, as one player meets it. On the phone alone: it is long, and each screen has tests of its own.
test('a new player proves who they are, deposits by QR, plays, and is paid out to GCash within seconds', {
  tag: '@phone',
}, async ({ page, context, site, inbox, newPlayer, catalogue, passCodeWait, accountRest, playTheRest }) => {
  const player = await newPlayer()
  const lastName = `Reyes ${Array.from(player.mobile.slice(-5), (digit) => 'abcdefghij'[Number(digit)]).join('')}`
  await signIn(page, player)

  await test.step('everything that stands before a withdrawal is told at once', async () => {
    await page.goto('/lobby/wallets/withdraw')
    for (const name of ['Verify your identity', 'Set password', 'Add an account']) {
      await expect(page.getByRole('link', { name })).toBeVisible()
    }
  })

  await test.step('the identity is told, shown in pictures, and approved', async () => {
    await page.getByRole('link', { name: 'Verify your identity' }).click()
    await declareIdentity(page, { lastName, idNumber: `${player.mobile}00777` })
    await expect(page.getByRole('heading', { name: 'Photos' })).toBeVisible()
    const notes = { name: '../../notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
    await page.getByLabel('Front of ID: file').setInputFiles(notes)
    await expect(page.getByText('We can’t open this file.', { exact: false })).toBeVisible()
    for (const item of ['Front of ID', 'Back of ID', 'Selfie']) {
      await page
        .getByLabel(`${item}: file`)
        .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await picture() })
      await expect(page.getByRole('img', { name: `${item}: the photo you chose` })).toBeVisible()
    }
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('heading', { name: 'We’re reviewing your details' })).toBeVisible()
    await (await openIdentityOfficer(site.backOfficeUrl)).approve(lastName)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'You’re verified' })).toBeVisible()
  })

  await test.step('a deposit by QR is in the balance when it is paid', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Deposit', exact: true }).last().click()
    await page.getByRole('radio', { name: 'QR Ph (sandbox)' }).check()
    await page.getByRole('textbox', { name: 'Amount' }).fill('300')
    await page.getByRole('button', { name: 'Deposit ₱300.00' }).click()
    const sheet = page.getByRole('dialog', { name: 'Deposit' })
    await expect(sheet.getByRole('img', { name: 'Payment QR code' })).toBeVisible()
    const paying = context.waitForEvent('page')
    await sheet.getByRole('link', { name: 'Pay on this device' }).click()
    const provider = await paying
    await provider.getByRole('button', { name: 'Pay', exact: true }).click()
    await expect(provider.getByRole('heading', { name: 'Paid' })).toBeVisible()
    await provider.close()
    await expect(sheet.getByRole('heading', { name: '₱300.00 received' })).toBeVisible()
    await expect(sheet.getByText('₱310.00', { exact: true }).first()).toBeAttached()
  })

  /** Its last digit sends the form. */
  const codeOf = async (): Promise<void> => {
    await passCodeWait()
    await page.getByRole('button', { name: 'Send code' }).click()
    await page.getByLabel(/^Code for/).fill(await inbox.fetchCode(player.mobile))
  }

  await test.step('a withdrawal password and a GCash account are set with a code each', async () => {
    await page.goto('/walletsPassword')
    await page.getByLabel('New withdrawal password').fill('481516')
    await page.getByLabel('Confirm withdrawal password').fill('481516')
    await codeOf()
    await expect(page.getByText('Your withdrawal password is set.')).toBeVisible()

    await page.goto('/bindBankCard?back=1&id=1')
    await page.getByLabel('E-wallet mobile number').fill(player.mobile)
    await expect(page.getByLabel('Account holder’s name')).toHaveValue(`Maria ${lastName}`)
    await codeOf()
    await expect(
      page.getByText('Account added. You can withdraw to it after 24 hours.', { exact: false }),
    ).toBeVisible()
    await page.goto('/bankCardList')
    await expect(page.getByText(/^Available from /)).toBeVisible()
    await accountRest(player)
  })

  await test.step('a game is played, and the turnover moves by what was staked', async () => {
    await page.goto(`/start?gameId=${catalogue.game.id}`)
    const game = stage(page, catalogue.game.name).contentFrame()
    await game.locator('.action:not([disabled])').click()
    await game.locator('.action:not([disabled])').waitFor({ timeout: 60_000 })
    await page.goto('/lobby/wallets/withdraw')
    await expect(page.getByText('₱10.00 of ₱300.00')).toBeVisible()
    await playTheRest(player)
  })

  const withdrawHundred = async (): Promise<void> => {
    await page.goto('/withdrawal/gcash')
    await page.getByLabel('Amount').fill('100')
    await page.getByLabel('Withdrawal password').fill('481516')
    await codeOf()
    await expect(page.getByText('Arrived in your account.')).toBeVisible({ timeout: 10_000 })
  }

  await test.step('a withdrawal to GCash arrives within seconds', withdrawHundred)

  await test.step('the record has every movement of it', async () => {
    await page.goto('/record/transaction')
    for (const amount of ['+₱300.00', '−₱10.00', '−₱100.00']) {
      await expect(page.getByText(amount, { exact: true }).first()).toBeVisible()
    }
  })

  await test.step('a limit of deposits acts at once', async () => {
    await page.goto('/profile/limits')
    await page
      .getByRole('region', { name: 'Deposits' })
      .getByRole('button', { name: /Per day/ })
      .click()
    await page.getByLabel('Maximum amount').fill('400')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Saved.')).toBeVisible()
    await page.goto('/lobby/wallets/deposit')
    await page.getByRole('textbox', { name: 'Amount' }).fill('200')
    await page.getByRole('button', { name: 'Deposit ₱200.00' }).click()
    await expect(page.getByRole('alert').getByRole('link', { name: 'Your limits' })).toBeVisible()
  })

  await test.step('who excludes themselves is signed out, comes in to withdraw, and cannot play or deposit', async () => {
    await page.getByRole('alert').getByRole('link', { name: 'Your limits' }).click()
    await page.getByRole('button', { name: '6 months' }).click()
    await page.getByRole('button', { name: 'Start now' }).click()
    await expect(page.getByText('Your self-exclusion has started', { exact: false })).toBeVisible()
    await comeToWithdraw(page, player)
    await page.goto('/profile/limits')
    await expect(page.getByText(/You’re on a break until/)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Withdraw' }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: /^Deposit/ })).toHaveCount(0)
    await page.goto('/lobby/wallets/deposit')
    await page.getByRole('button', { name: 'Deposit ₱500.00' }).click()
    await expect(page.getByText('You can’t deposit right now.', { exact: false })).toBeVisible()
    await page.goto(`/start?gameId=${catalogue.game.id}`)
    await expect(stage(page, catalogue.game.name)).toBeHidden()
    await withdrawHundred()
  })
})

async function declareIdentity(
  page: Page,
  { lastName, idNumber }: { lastName: string; idNumber: string },
): Promise<void> {
  await page.getByLabel('First name').fill('Maria')
  await page.getByLabel('Last name').fill(lastName)
  const born = page.getByRole('group', { name: 'Date of birth' })
  await born.getByLabel('Year').selectOption('1990')
  await born.getByLabel('Month').selectOption('May')
  await born.getByLabel('Day').selectOption('4')
  await page.getByLabel('Place of birth').fill('Quezon City, Metro Manila')
  await page.getByLabel('Nationality').fill('Filipino')
  await page.getByLabel('Present address').fill('12 Mabini Street, Barangay Poblacion, Makati City')
  await page.getByRole('button', { name: 'Same as present address' }).click()
  await page.getByLabel('Nature of work').fill('Nurse')
  await page.getByLabel('Source of funds').selectOption('Salary')
  await page.getByLabel('Type of ID').selectOption('PhilSys national ID')
  await page.getByLabel('ID number').fill(idNumber)
  await page.getByLabel('All of these are true.').check()
  await page.getByRole('button', { name: 'Save and add photos' }).click()
}

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#28785a' } })
    .png()
    .toBuffer()
