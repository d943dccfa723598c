import { expect, type Page } from '@playwright/test'
import { deviceOf, otherDevice } from './support/devices.ts'
import { agreementBox, fillRegistration, mobileField, signIn } from './support/entrance.ts'
import type { Inbox } from './support/inbox.ts'
import { test } from './support/journey.ts'
import { newMobile, newPassword } from './support/player.ts'

/** Players of the demonstration who have deposited: what invites is for such. A task of the day is done once by each. */
const inviters = {
  phone: { mobile: '09990000001', password: 'maligayang araw 1' },
  desktop: { mobile: '09990000002', password: 'maligayang araw 2' },
} as const

/** Records shares instead of opening the device's share sheet, which no test can inspect. */
const keepShared = () => {
  const noted = (data: ShareData) => {
    document.documentElement.dataset['shared'] = data.url ?? ''
    return Promise.resolve()
  }
  Object.defineProperty(navigator, 'share', { configurable: true, value: noted })
}

/** Opens an invitation on another device and registers there. */
async function registerBy(link: string, page: Page, inbox: Inbox): Promise<void> {
  const player = { mobile: newMobile(), password: newPassword() }
  await page.goto(link)
  await mobileField(page).fill(player.mobile)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('6-digit code').fill(await inbox.readCode(player.mobile))
  await fillRegistration(page, player)
  await agreementBox(page).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/lobby\/home$/)
}

const friends = (page: Page) => page.getByText('In progress', { exact: true })

for (const { screen, address, share } of [
  { screen: 'the wheel', address: '/activity/spin', share: 'Share link' },
  { screen: 'the bonus for inviting', address: '/activity/inviteFriends', share: 'Invite' },
]) {
  test(`a player registered by the invitation that ${screen} shares is in the inviter’s list`, async ({
    page,
    openDevice,
    inbox,
  }, info) => {
    await page.addInitScript(keepShared)
    await signIn(page, inviters[deviceOf(info)])
    await page.goto(address)
    await expect(page.getByRole('heading', { name: 'Your friends' })).toBeVisible()
    const before = await friends(page).count()
    await page.getByRole('button', { name: share, exact: true }).click()
    const shared = page.locator('html[data-shared]')
    await expect(shared).toHaveCount(1)
    const link = (await shared.getAttribute('data-shared')) ?? ''
    await expect(page.getByText(link, { exact: true })).toBeVisible()

    await registerBy(link, await openDevice(otherDevice[deviceOf(info)]), inbox)

    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Your friends' })).toBeVisible()
      await expect(friends(page)).toHaveCount(before + 1, { timeout: 2_000 })
    }).toPass()
  })
}

test('a sharing task shares the player’s invitation, and a newcomer by it is invited by the player', async ({
  page,
  context,
  openDevice,
  inbox,
}, info) => {
  await context.route(/facebook\.com/, (route) => route.fulfill({ body: 'the network' }))
  await signIn(page, inviters[deviceOf(info)])
  await page.goto('/profile/task')
  const opened = context.waitForEvent('page')
  await page
    .locator('[data-status="open"]')
    .filter({ hasText: 'Share on Facebook' })
    .getByRole('button', { name: 'Go' })
    .click()
  const link = new URL((await opened).url()).searchParams.get('u') ?? ''
  const friend = await openDevice(otherDevice[deviceOf(info)])
  await registerBy(link, friend, inbox)
  await friend.goto('/profile/superior')
  await expect(friend.getByText('Your friend’s user ID')).toBeVisible()
})
