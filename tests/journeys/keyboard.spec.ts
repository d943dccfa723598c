import { expectNoFaults } from './support/accessible.ts'
import { signIn } from './support/entrance.ts'
import { keyboard } from './support/hands.ts'
import { expect, test } from './support/journey.ts'
import { stage, tile } from './support/lobby.ts'
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
import { expectFocusKept, tabTo } from './support/tab-to.ts'
import { wholeTiles } from './support/whole-tiles.ts'

test('with the keyboard alone a guest plays a demo, registers, deposits what was promised, plays, claims all and withdraws', async ({
  page,
  catalogue,
  inbox,
  site,
  passCodeWait,
  accountRest,
  playTheRest,
}) => {
  const { game } = catalogue
  const player = { mobile: newMobile(), password: newPassword() }
  const hands = keyboard(page)
  const walk = { page, hands, player, inbox, passCodeWait }
  const { press } = hands
  // The keys are fetched once the page works.
  const go = (letter: string, to: RegExp) =>
    expect(async () => {
      await page.keyboard.press('g')
      await page.keyboard.press(letter)
      await expect(page).toHaveURL(to, { timeout: 1_000 })
    }).toPass()
  const leaveGame = async () => {
    await tabTo(page, page.getByRole('button', { name: 'Back to the lobby' }), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/lobby\/home(#content)?$/)
  }

  await test.step('a guest sees games, and plays a demo', async () => {
    await page.goto('/lobby/home')
    await expect(page.locator('footer')).toBeAttached()
    expect(await wholeTiles(page)).toBeGreaterThanOrEqual(12)
    await press(page.getByRole('link', { name: 'Skip to content' }))
    await press(tile(page, game.name).getByRole('link').first())
    await press(page.getByRole('dialog', { name: game.name }).getByRole('link', { name: 'Play demo' }))
    await expect(page.getByText('Demo: play money')).toBeVisible()
    await expect(page.getByRole('heading', { name: game.name, level: 1 })).toBeFocused()
    await playRound(walk, game.name)
    await expect(stage(page, game.name).contentFrame().locator('.action')).toBeFocused()
  })

  await test.step('out of the frame again, into an account and into the game', async () => {
    const real = page.getByRole('button', { name: 'Play for real' })
    await tabTo(page, real, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await register(walk)
    await expect(stage(page, game.name)).toBeVisible()
    await leaveGame()
  })

  await test.step('the deposit brings what the form promised', async () => {
    await go('d', /\/deposit$/)
    await depositByQr(walk)
  })

  await test.step('a round is played for money', async () => {
    await go('h', /\/home(#content)?$/)
    await press(tile(page, game.name).getByRole('link').first())
    await playRound(walk, game.name)
    await leaveGame()
  })

  await test.step('the identity is proven', async () => {
    await go('w', /\/withdraw$/)
    await press(page.getByRole('link', { name: 'Verify your identity' }))
    await proveIdentity({ page, hands, player, backOfficeUrl: site.backOfficeUrl })
  })

  // A proven newcomer is not held back by the many others of this network.
  await test.step('every reward is claimed by one press', async () => {
    await go('r', /\/rewards$/)
    await claimAll(walk)
    await expectFocusKept(page)
  })

  await test.step('what stands before a withdrawal is done step by step', async () => {
    await go('w', /\/withdraw$/)
    await press(page.getByRole('link', { name: 'Set password' }))
    await setWithdrawalPassword(walk)
    await press(page.getByRole('link', { name: 'Add an account' }))
    await addGcash(walk)
    await accountRest(player)
    await playTheRest(player)
  })

  await test.step('a withdrawal arrives', async () => {
    await page.reload()
    await press(page.getByRole('main').getByRole('link', { name: /^GCash/ }))
    await withdrawHundred(walk)
    await expectFocusKept(page)
  })
})

test('with the keyboard alone a player finds a game, plays it, keeps it in a corner and begins a deposit', async ({
  page,
  catalogue,
  newPlayer,
}) => {
  const { game } = catalogue
  await signIn(page, await newPlayer())
  await expect(page.getByRole('button', { name: 'My menu' })).toBeVisible()

  await expect(async () => {
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(list.getByText('Search games')).toBeVisible()
  await expectNoFaults(page, 'the list of keys')
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()

  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(game.name)
  const found = page.getByRole('list', { name: 'Games found' }).getByRole('link').first()
  await tabTo(page, found)
  await page.keyboard.press('Enter')
  await expect(stage(page, game.name)).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Keep playing in a corner' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: game.name })).toBeVisible()

  await page.keyboard.press('g')
  await page.keyboard.press('w')
  await expect(page).toHaveURL(/\/lobby\/wallets\/withdraw$/)
  await page.keyboard.press('g')
  await page.keyboard.press('d')
  await expect(page).toHaveURL(/\/lobby\/wallets\/deposit$/)
  await tabTo(page, page.getByRole('main').getByRole('button', { name: /^(Deposit|Pay) ₱/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('single keys can be turned off, and stay off', async ({ page }) => {
  await page.goto('/lobby/home')
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(list).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await list.getByRole('checkbox', { name: 'Use single-key shortcuts' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await page.reload()
  await expect(page.locator('footer')).toBeAttached()
  await page.keyboard.press('/')
  await page.keyboard.press('g')
  await page.keyboard.press('g')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/lobby\/home(#content)?$/)
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await expect(list.getByRole('checkbox', { name: 'Use single-key shortcuts' })).not.toBeChecked()
})
