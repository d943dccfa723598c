import { expect, type Page } from '@playwright/test'
import { deviceOf, otherDevice } from './support/devices.ts'
import { agreementBox, bringIn, fillMobile, fillRegistration } from './support/entrance.ts'
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
  await fillMobile(page, player.mobile)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('6-digit code').fill(await inbox.readCode(player.mobile))
  await fillRegistration(page, player)
  await agreementBox(page).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/lobby\/home$/)
}

const friends = (page: Page) => page.getByText('In progress', { exact: true })

type InvitingPage = {
  readonly screen: string
  readonly address: string
  readonly share: string
  /** Where the link and the list are, on a page with tabs. */
  readonly tabs?: { readonly invite: string; readonly list: string }
}
const agentTabs = { invite: 'Invite', list: 'Team' }

/** Every promotion that invites. */
const invitingPages: readonly InvitingPage[] = [
  { screen: 'the wheel', address: '/activity/spin', share: 'Share link' },
  { screen: 'the bonus for inviting', address: '/activity/inviteFriends', share: 'Invite' },
  { screen: 'the agent’s page', address: '/activity/agent', share: 'Share link', tabs: agentTabs },
  { screen: 'the page to invite and earn', address: '/activity/agent5', share: 'Share link', tabs: agentTabs },
  { screen: 'the page with scratch cards', address: '/activity/agentCount', share: 'Share link' },
]

const openTab = async (page: Page, name: string | undefined): Promise<void> => {
  if (name !== undefined) await page.getByRole('tab', { name, exact: true }).click()
}

async function seeFriends(page: Page, { address, tabs }: InvitingPage): Promise<void> {
  await page.goto(address)
  await openTab(page, tabs?.list)
  await expect(page.getByRole('heading', { name: 'Your friends' })).toBeVisible()
}

/** The link that the page shares, which is the one that it shows. */
async function shareOn(page: Page, { share, tabs }: InvitingPage): Promise<string> {
  // In the desktop's frame the invitation stands beside the tabs.
  if ((page.viewportSize()?.width ?? 0) < 900) await openTab(page, tabs?.invite)
  await page.getByRole('button', { name: share, exact: true }).click()
  const shared = page.locator('html[data-shared]')
  await expect(shared).toHaveCount(1)
  const link = (await shared.getAttribute('data-shared')) ?? ''
  await expect(page.getByText(link, { exact: true })).toBeVisible()
  return link
}

for (const inviting of invitingPages) {
  test(`a player registered by the invitation that ${inviting.screen} shares is in the inviter’s list`, async ({
    page,
    openDevice,
    inbox,
  }, info) => {
    await page.addInitScript(keepShared)
    await bringIn(page, inviters[deviceOf(info)])
    await seeFriends(page, inviting)
    const before = await friends(page).count()
    const link = await shareOn(page, inviting)

    await registerBy(link, await openDevice(otherDevice[deviceOf(info)]), inbox)

    await expect(async () => {
      await seeFriends(page, inviting)
      await expect(friends(page)).toHaveCount(before + 1, { timeout: 2_000 })
    }).toPass()
  })
}

test('an agent without friends is shown how to begin, and then the first friend on the first level', async ({
  page,
  openDevice,
  inbox,
}, info) => {
  await page.addInitScript(keepShared)
  await registerBy('/register', page, inbox)
  const agent = { screen: 'the agent’s page', address: '/activity/agent', share: 'Share link', tabs: agentTabs }
  await seeFriends(page, agent)
  await expect(page.getByText('No friends yet')).toBeVisible()
  const link = await shareOn(page, agent)

  await registerBy(link, await openDevice(otherDevice[deviceOf(info)]), inbox)

  await expect(async () => {
    await seeFriends(page, agent)
    await expect(page.getByText('1 player', { exact: true })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(friends(page)).toHaveCount(1)
  await expect(page.getByText('No friends yet')).toBeHidden()
})

test('a sharing task shares the player’s invitation, and a newcomer by it is invited by the player', async ({
  page,
  context,
  openDevice,
  inbox,
}, info) => {
  await context.route(/facebook\.com/, (route) => route.fulfill({ body: 'the network' }))
  await bringIn(page, inviters[deviceOf(info)])
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
