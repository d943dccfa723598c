import { bringAxe, expectNoFaults, expectNoFaultsOn } from './support/accessible.ts'
import { claimFirstTask } from './support/claim-first-task.ts'
import { deviceOf } from './support/devices.ts'
import {
  acceptAgeNotice,
  agreementBox,
  bringIn,
  fillNewPassword,
  loginButton,
  mobileField,
  nameField,
  passwordField,
} from './support/entrance.ts'
import { openPage, pagesOf } from './support/every-page.ts'
import { expect, test } from './support/journey.ts'
import { newMobile, newPassword } from './support/player.ts'
import { expectNoSidewaysScroll, textPx, textSizeOf } from './support/text-size.ts'

const twice = 2

test('no page has an accessibility fault in normal mode, nor has to be scrolled sideways for text twice as large', {
  tag: '@phone',
}, async ({ page, openDevice, newPlayer, catalogue }) => {
  const pages = pagesOf('phone', catalogue.game.id)
  const ofPlayer = await openDevice('phone')
  await bringIn(ofPlayer, await newPlayer())
  await claimFirstTask(ofPlayer)
  for (const [visitor, visited] of [
    ['guest', page],
    ['player', ofPlayer],
  ] as const) {
    await bringAxe(visited)
    await visited.emulateMedia({ reducedMotion: 'reduce' })
    const setTextSize = await textSizeOf(visited)
    for (const address of pages[visitor]) {
      await setTextSize(twice)
      await openPage(visited, address)
      await expectNoSidewaysScroll(visited, `${address}, ${visitor}, with large text`)
      await setTextSize(1)
      await expectNoFaultsOn(visited, address, visitor)
    }
  }
})

test('text set twice as large is twice as large, whether a page is opened with it or not', async ({ page }) => {
  const setTextSize = await textSizeOf(page)
  await openPage(page, '/login')
  const usual = await textPx(page)
  await setTextSize(twice)
  await expect.poll(() => textPx(page)).toBe(twice * usual)
  await openPage(page, '/login')
  await expect.poll(() => textPx(page)).toBe(twice * usual)
  await setTextSize(1)
  await expect.poll(() => textPx(page)).toBe(usual)
})

test('no page has an accessibility fault in green mode', async ({
  page,
  openDevice,
  operator,
  newPlayer,
  catalogue,
}, info) => {
  const device = deviceOf(info)
  const pages = pagesOf(device, catalogue.game.id)
  const ofPlayer = await openDevice(device)
  await bringIn(ofPlayer, await newPlayer())
  await operator.set({ mode: 'green' })
  for (const [visitor, visited] of [
    ['guest', page],
    ['player', ofPlayer],
  ] as const) {
    await bringAxe(visited)
    await visited.emulateMedia({ reducedMotion: 'reduce' })
    await acceptAgeNotice(visited)
    for (const address of pages[visitor]) {
      await openPage(visited, address)
      await expectNoFaultsOn(visited, address, visitor)
    }
  }
})

test('no form full of faults and nothing that lies on top of a page has an accessibility fault', async ({
  page,
  inbox,
  newPlayer,
}) => {
  await bringAxe(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPage(page, '/register')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(mobileField(page)).toBeFocused()
  await expectNoFaults(page, 'the first step of the registration, empty and sent')
  const mobile = newMobile()
  await mobileField(page).fill(mobile)
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.getByLabel('6-digit code').fill(await inbox.readCode(mobile))
  await expect(passwordField(page)).toBeFocused()
  await expectNoFaults(page, 'the second step of the registration')
  await fillNewPassword(page, { password: newPassword() })
  await page.getByRole('button', { name: 'Create account' }).click()
  await expectNoFaults(page, 'the last step of the registration, empty and sent')
  await page.getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'I Agree' })).toBeEnabled()
  await expectNoFaults(page, 'the agreement')

  await bringIn(page, await newPlayer())
  await openPage(page, '/profile/info')
  for (const [opener, name] of [
    ['Edit', 'Edit profile'],
    ['Change password', 'Change password'],
    ['Close your account', 'Close your account'],
    ['Log out', 'Log out?'],
  ] as const) {
    await page.getByRole('button', { name: opener }).click()
    const opened = page.getByRole(name === 'Log out?' ? 'alertdialog' : 'dialog', { name })
    await expect(opened).toBeVisible()
    await expectNoFaults(page, name)
    await page.keyboard.press('Escape')
    await expect(opened).toBeHidden()
  }
})

test('a player signs in with the keyboard alone', async ({ page, newPlayer }) => {
  const player = await newPlayer()
  await page.goto('/login')
  const tabTo = async (field: ReturnType<typeof nameField>) => {
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(field).toBeFocused({ timeout: 50 })
    }).toPass({ intervals: [0] })
  }
  await tabTo(nameField(page))
  await page.keyboard.type(player.mobile)
  await tabTo(passwordField(page))
  await page.keyboard.type(player.password)
  await tabTo(agreementBox(page))
  await page.keyboard.press('Space')
  await tabTo(loginButton(page))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/lobby\/home$/)
})

test('with reduced motion things appear instead of moving', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/login')
  await page.evaluate(() => {
    document.addEventListener('animationstart', (event) => note(event.animationName, event.target))
    document.addEventListener('transitionrun', (event) => note(event.propertyName, event.target))
    const note = (name: string, target: EventTarget | null) => {
      if (!(target instanceof Element)) return
      for (const animation of target.getAnimations()) {
        const frames = animation.effect instanceof KeyframeEffect ? animation.effect.getKeyframes() : []
        const moves = frames.some((frame) => 'transform' in frame || 'translate' in frame || 'scale' in frame)
        if (moves) document.documentElement.dataset['moved'] = name
      }
    }
  })
  await agreementBox(page).locator('..').getByRole('link', { name: 'Terms of Use' }).click()
  const sheet = page.getByRole('dialog', { name: 'Before you play' })
  await expect(sheet).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toBeHidden()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-moved')
})
