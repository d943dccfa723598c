import { comeToWithdraw } from './support/entrance.ts'
import { fingers } from './support/hands.ts'
import { expect, test } from './support/journey.ts'
import { stage } from './support/lobby.ts'
import {
  addGcash,
  claimAll,
  depositByQr,
  playRound,
  register,
  setWithdrawalPassword,
  withdrawHundred,
} from './support/money-life.ts'
import { newMobile, newPassword } from './support/player.ts'
import { proveIdentity } from './support/prove-identity.ts'
import { wholeTiles } from './support/whole-tiles.ts'

// The whole life of money, as one person meets it. By taps on the phone; the keyboard walks it on the desktop.
test('a guest plays a demo in two taps, registers, deposits what was promised, plays, claims all in one tap and is paid to GCash', {
  tag: '@phone',
}, async ({ page, site, inbox, catalogue, passCodeWait, accountRest, playTheRest }) => {
  const { game } = catalogue
  const player = { mobile: newMobile(), password: newPassword() }
  const hands = fingers(page)
  const walk = { page, hands, player, inbox, passCodeWait }

  await test.step('a guest sees six games, and plays the demo of one by two taps', async () => {
    await page.goto('/lobby/home')
    await expect(page.locator('footer')).toBeAttached()
    expect(await wholeTiles(page)).toBeGreaterThanOrEqual(6)
    await page.getByRole('link', { name: game.name }).first().click()
    await page.getByRole('dialog', { name: game.name }).getByRole('link', { name: 'Play demo' }).click()
    await expect(page.getByText('Demo: play money')).toBeVisible()
    await playRound(walk, game.name)
  })

  await test.step('the demo leads into an account, and to the game that is played for money', async () => {
    // Its line is low: a finger that lands beside it counts.
    const way = await page.getByRole('button', { name: 'Play for real' }).boundingBox()
    if (way === null) throw new Error('there is no way from the demo to real play')
    await page.touchscreen.tap(way.x + way.width + 6, way.y + way.height + 6)
    await register(walk)
    await expect(stage(page, game.name)).toBeVisible()
  })

  await test.step('a deposit by QR brings what the form promised', async () => {
    await page.goto('/lobby/wallets/deposit')
    await depositByQr(walk)
  })

  await test.step('a game is played', async () => {
    await page.goto(`/start?gameId=${game.id}`)
    await playRound(walk, game.name)
  })

  await test.step('everything that stands before a withdrawal is told at once, with the turnover of what was staked', async () => {
    await page.goto('/lobby/wallets/withdraw')
    for (const name of ['Set password', 'Add an account']) {
      await expect(page.getByRole('link', { name })).toBeVisible()
    }
    await expect(page.getByText('₱10.00 of ₱300.00')).toBeVisible()
    await page.getByRole('link', { name: 'Verify your identity' }).click()
    await proveIdentity({ page, hands, player, backOfficeUrl: site.backOfficeUrl })
  })

  // A proven newcomer is not held back by the many others of this network.
  await test.step('every reward is claimed by one tap', async () => {
    await page.goto('/lobby/rewards')
    await claimAll(walk)
  })

  await test.step('a withdrawal password and a GCash account are set with a code each', async () => {
    await page.goto('/lobby/wallets/withdraw')
    await page.getByRole('link', { name: 'Set password' }).click()
    await setWithdrawalPassword(walk)
    await page.getByRole('link', { name: 'Add an account' }).click()
    await addGcash(walk)
    await page.goto('/bankCardList')
    await expect(page.getByText(/^Available from /)).toBeVisible()
    await accountRest(player)
    await playTheRest(player)
  })

  const withdrawToGcash = async (): Promise<void> => {
    await page.goto('/withdrawal/gcash')
    await withdrawHundred(walk)
  }

  await test.step('a withdrawal to GCash arrives within seconds', withdrawToGcash)

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
    const room = 'Your daily limit is ₱400.00, with ₱100.00 left. Unpaid deposits count.'
    await expect(page.getByRole('alert').getByText(room)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Deposit ₱200.00' })).toBeInViewport({ ratio: 1 })
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
    await page.goto(`/start?gameId=${game.id}`)
    await expect(stage(page, game.name)).toBeHidden()
    await withdrawToGcash()
  })
})
