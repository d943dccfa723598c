import type { Page } from '@playwright/test'
import { expectNoFaultsInFrames } from './support/accessible.ts'
import { deviceOf } from './support/devices.ts'
import { bringHome, bringIn, fillSignIn, holdScripts, loginButton, signIn } from './support/entrance.ts'
import { expect, test } from './support/journey.ts'
import { heart, stage, tab, tile } from './support/lobby.ts'
import { provenRound } from './support/proven-round.ts'

/** By rounds once enough games were played, the operator's until then. */
const firstRow = /^(Popular|Featured) games$/

test('a guest plays the demo by two taps, without an account', async ({ page, catalogue }) => {
  const { game } = catalogue
  await page.goto('/lobby/home')
  await expect(page.locator('footer')).toBeAttached()
  await page.getByRole('link', { name: game.name }).first().click()
  await page.getByRole('dialog', { name: game.name }).getByRole('link', { name: 'Play demo' }).click()
  await expect(stage(page, game.name)).toBeVisible()
  await expect(page.getByText('Demo: play money')).toBeVisible()
})

test('a player plays by one tap', async ({ page, catalogue, newPlayer }) => {
  const { game } = catalogue
  await bringHome(page, await newPlayer())
  await page.getByRole('link', { name: game.name }).first().click()
  await expect(stage(page, game.name)).toBeVisible()
})

test('a guest searches over the home, and the page is the same below', async ({ page, catalogue }) => {
  const { game } = catalogue
  await page.goto('/lobby/home')
  await expect(page.locator('footer')).toBeAttached()
  await page.getByRole('link', { name: 'Search games' }).click()
  const search = page.getByRole('dialog', { name: 'Search games' })
  await expect(search.getByRole('searchbox')).toBeFocused()
  await search.getByRole('searchbox').fill(game.name)
  await search.getByRole('list', { name: 'Games found' }).getByRole('link').first().click()
  await expect(page.getByRole('dialog', { name: game.name }).getByText('Return to player')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: game.name })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()
  await expect(page).toHaveURL(/\/lobby\/home$/)
})

test('a guest looks around, taps a game, signs in and is in the game', async ({ page, catalogue, newPlayer }) => {
  const player = await newPlayer()
  const { game } = catalogue
  await page.goto('/')
  await expect(page.getByRole('heading', { name: firstRow })).toBeVisible()
  await tab(page, 'Favorites').click()
  await expect(page.getByRole('heading', { name: 'Save your favorite games' })).toBeVisible()
  await tab(page, 'Home').click()
  await page.getByRole('link', { name: game.name }).first().click()
  await page.getByRole('dialog', { name: game.name }).getByRole('button', { name: 'Play for real' }).click()
  await expect(page).toHaveURL(/\/register$/)
  // The home, which is kept, has such a link too, and the address changes before the page does.
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await fillSignIn(page, player)
  await loginButton(page).click()
  await expect(page).toHaveURL(new RegExp(`/start\\?gameId=${game.id}$`))
  await expect(stage(page, game.name)).toBeVisible()
  await expect(page.getByRole('timer')).toBeVisible()

  const inside = stage(page, game.name).contentFrame()
  await page.getByRole('button', { name: 'Rules, history and settings' }).click()
  await inside.getByRole('tab', { name: 'Fairness' }).click()
  const verifier = page.context().waitForEvent('page')
  await inside.getByRole('link', { name: 'Open the verifier' }).click()
  await expectVerified(await verifier)
  await expectNoFaultsInFrames(page, 'a game with its menu open, in its frame')
})

/** The page plays a pasted round again, and says what differs when one number of it is changed. */
async function expectVerified(verifier: Page): Promise<void> {
  await expect(verifier.getByRole('heading', { name: 'Check a round' })).toBeVisible()
  const round = provenRound()
  const check = async (changes: object) => {
    await verifier.getByLabel('The round you copied').fill(JSON.stringify({ ...round, ...changes }))
    await verifier.getByRole('button', { name: 'Check' }).click()
  }
  await check({})
  await expect(verifier.getByRole('status')).toHaveText(/^Correct: .* the screen is the same, and the round pays ₱/)
  await check({ win: round.win + 100 })
  await expect(verifier.getByRole('status')).toHaveText(/^Played again, the round pays ₱.* The record says ₱/)
}

test('a tab that is tapped before the page woke up opens', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/lobby/home', { waitUntil: 'commit' })
  await tab(page, 'Favorites').click()
  await expect(page.getByRole('heading', { name: 'Save your favorite games' })).toBeVisible()
})

test('with the keyboard alone a player changes tabs, likes a game, reads about it and finds another', async ({
  page,
  catalogue,
  newPlayer,
}) => {
  const { game } = catalogue
  await bringHome(page, await newPlayer())
  await tab(page, 'Home').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'Favorites')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'No liked games yet' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')

  const tileLink = page.getByRole('list', { name: firstRow }).getByRole('link').first()
  await tileLink.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await expect(tileLink).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(heart(page, game.name)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(heart(page, game.name)).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Tab')
  const about = page.getByRole('button', { name: `About ${game.name}`, exact: true }).first()
  await expect(about).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: game.name }).getByText('Return to player')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(about).toBeFocused()

  await page.getByRole('link', { name: 'Search games' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('searchbox', { name: 'Search games' })).toBeFocused()
  await page.keyboard.type(game.name)
  await expect(page.getByRole('list', { name: 'Games found' }).getByRole('link').first()).toHaveAccessibleName(
    new RegExp(`^${game.name}`),
  )
  await page.keyboard.press('Enter')
  for (let stop = 0; stop < 12 && !(await page.locator('a[data-game]:focus').isVisible()); stop++) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(stage(page, game.name)).toBeVisible()
})

test('a player tries a demo from the sheet of a game, and comes back to the same place', async ({
  page,
  catalogue,
  newPlayer,
}) => {
  const { game } = catalogue
  await bringHome(page, await newPlayer())
  await tile(page, game.name).scrollIntoViewIfNeeded()
  await page.mouse.wheel(0, 200)
  await page
    .getByRole('button', { name: `About ${game.name}` })
    .first()
    .click()
  const sheet = page.getByRole('dialog', { name: game.name })
  await expect(sheet.getByText('Return to player')).toBeVisible()
  await expect(sheet.getByText(/^\d+(\.\d+)?%$/).first()).toBeVisible()
  const before = await page.evaluate(() => window.scrollY)
  await sheet.getByRole('link', { name: 'Try the demo' }).click()
  await expect(stage(page, game.name)).toBeVisible()
  await expect(page.getByText('Demo: play money')).toBeVisible()

  await page.getByRole('button', { name: 'Back to the lobby' }).click()
  await expect(page).toHaveURL(/\/lobby\/home$/)
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before)).toBeLessThan(4)
})

test('a heart stays on every device, and can be taken back and given again', async ({
  page,
  catalogue,
  openDevice,
  newPlayer,
}, info) => {
  const player = await newPlayer()
  const { game } = catalogue
  await signIn(page, player)
  // A heart shows before the server knows; the other device asks the server.
  const known = page.waitForResponse((response) => response.url().endsWith('/gameLike'))
  await heart(page, game.name).click()
  await expect(heart(page, game.name)).toHaveAttribute('aria-pressed', 'true')
  await known
  await tab(page, 'Favorites').click()
  await expect(heart(page, game.name)).toHaveAttribute('aria-pressed', 'true')

  const other = await openDevice(deviceOf(info) === 'phone' ? 'desktop' : 'phone')
  await signIn(other, player)
  await tab(other, 'Favorites').click()
  await expect(heart(other, game.name)).toBeVisible()

  await heart(page, game.name).click()
  await expect(page.getByRole('heading', { name: 'No liked games yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(heart(page, game.name)).toHaveAttribute('aria-pressed', 'true')
})

test('a search forgives a slip, remembers, and narrows', async ({ page, catalogue, newPlayer }) => {
  const { game } = catalogue
  const slip = game.name.slice(0, 2) + game.name.slice(3)
  await bringHome(page, await newPlayer())
  await page.getByRole('link', { name: 'Search games' }).click()
  const field = page.getByRole('searchbox', { name: 'Search games' })
  await expect(field).toBeFocused()
  await field.fill(slip)
  await expect(page.getByRole('list', { name: 'Games found' }).getByRole('link').first()).toHaveAccessibleName(
    new RegExp(`^${game.name}`),
  )
  await field.press('Enter')
  await field.fill('qqqqqq')
  await expect(page.getByRole('heading', { name: 'No games match “qqqqqq”' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await page.getByRole('button', { name: slip }).click()
  await expect(field).toHaveValue(slip)
  await page.getByRole('button', { name: 'Hot', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Hot', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('status').filter({ hasText: /games?$/ })).toBeVisible()
})

test('a game in maintenance says so on its tile, in its sheet and at its address, each with a way back', async ({
  page,
  catalogue,
  newPlayer,
}) => {
  const { game } = catalogue
  // A list that is asked for under its old version would be gone with the change: the page has it first.
  const gameList = page.waitForResponse(/\/gameList\/\d+$/)
  await signIn(page, await newPlayer())
  await (await gameList).finished()
  await catalogue.setMaintenance(game, true)
  await page.goto('/lobby/home')
  await page.getByRole('link', { name: game.name }).first().click()
  const sheet = page.getByRole('dialog', { name: game.name })
  await expect(sheet.getByText('This game is under maintenance.')).toBeVisible()
  await sheet.getByRole('button', { name: 'Back to games' }).click()
  await expect(sheet).toBeHidden()

  await page.goto(`/start?gameId=${game.id}`)
  await expect(page.getByRole('heading', { name: 'Under maintenance' })).toBeVisible()
  await catalogue.setMaintenance(game, false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(stage(page, game.name)).toBeVisible()
  await page.goto('/start?gameId=999999')
  await expect(page.getByRole('heading', { name: 'Game not found' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to the lobby' }).last().click()
  await expect(page).toHaveURL(/\/lobby\/home$/)
})

test.describe('without a network', () => {
  test.use({ forgiven: [/ERR_INTERNET_DISCONNECTED|Failed to load resource/] })

  test('the lobby can be looked at, and a game starts by itself once there is one', async ({
    page,
    context,
    catalogue,
    newPlayer,
  }) => {
    const { game } = catalogue
    await bringHome(page, await newPlayer())
    await page.getByRole('link', { name: game.name }).first().click()
    await expect(stage(page, game.name)).toBeVisible()
    await page.getByRole('button', { name: 'Back to the lobby' }).click()
    await expect(page).toHaveURL(/\/lobby\/home$/)

    await context.setOffline(true)
    await expect(page.getByText('No connection').first()).toBeVisible()
    await tab(page, 'Favorites').click()
    await tab(page, 'Home').click()
    await page.getByRole('link', { name: game.name }).first().click()
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible()
    await context.setOffline(false)
    await expect(stage(page, game.name)).toBeVisible()
  })
})

test.describe('with a session that has ended elsewhere', () => {
  test.use({ forgiven: [/status of 401/] })

  test('a tap on a game leads to the sign-in, and from there into the game', async ({
    page,
    catalogue,
    openDevice,
    newPlayer,
  }, info) => {
    const player = await newPlayer()
    const { game } = catalogue
    await signIn(page, player)
    await signIn(await openDevice(deviceOf(info)), player)
    await page.getByRole('link', { name: game.name }).first().click()
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
    await fillSignIn(page, player)
    await loginButton(page).click()
    await expect(stage(page, game.name)).toBeVisible()
  })
})

test.describe('a first visit', () => {
  test.use({ newsSeen: false })

  test('is met by the news once a session', async ({ page }) => {
    // The browser takes each look of a test for the player's touch, after which no offer opens.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false, isActive: false } })
    })
    await page.goto('/lobby/home')
    const news = page.getByRole('dialog', { name: 'News for you' })
    await expect(news).toBeVisible()
    await news.getByRole('button', { name: 'Close' }).click()
    await expect(news).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { name: firstRow })).toBeVisible()
    await expect(page.locator('footer')).toBeAttached()
    await expect(news).toBeHidden()
  })
})

test('news, rewards, service and the app are open to guests and lead on', async ({ page }) => {
  await page.goto('/lobby/notice')
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page.getByRole('article')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { name: 'News', level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Rewards', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Rewards', level: 1 })).toBeVisible()
  await page.goto('/service')
  await expect(page.getByRole('heading', { name: 'More help' })).toBeVisible()
  await page.goto('/apkdownload')
  await expect(page.getByRole('heading', { name: 'Get the app', level: 1 })).toBeVisible()
})

test('a report is sent, numbered and listed', async ({ page, newPlayer }) => {
  await bringIn(page, await newPlayer())
  await page.goto('/profile/report')
  await page.getByRole('button', { name: 'Send' }).click()
  const words = page.getByLabel('What happened?')
  await expect(words).toHaveAccessibleDescription(/at least 10 characters/)
  await words.fill('The jeepney stopped in the middle of the road.')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(/Thank you. Your report number is R-\d{4}-\d{6}/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your reports' })).toBeVisible()
})
