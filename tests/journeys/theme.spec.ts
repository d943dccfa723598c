import type { Page } from '@playwright/test'
import { expectNoFaults } from './support/accessible.ts'
import { bringIn } from './support/entrance.ts'
import { openPage } from './support/every-page.ts'
import { expect, test } from './support/journey.ts'

const ground = { night: 'rgb(20, 11, 46)', light: 'rgb(246, 243, 253)' }

const expectGround = (page: Page, theme: keyof typeof ground) =>
  expect(page.locator('html')).toHaveCSS('background-color', ground[theme])

const chooseTheme = (page: Page, name: string) =>
  page.getByRole('radiogroup', { name: 'Theme' }).getByRole('radio', { name }).check()

test('a player chooses the theme, and every later page comes in it', async ({ page, newPlayer }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await bringIn(page, await newPlayer())
  await openPage(page, '/profile/more')
  await expectGround(page, 'night')
  await chooseTheme(page, 'Light')
  await expectGround(page, 'light')

  for (const address of ['/lobby/home', '/lobby/wallets/deposit', '/profile/limits', '/activity/christmas']) {
    await openPage(page, address)
    await expectGround(page, 'light')
    await expectNoFaults(page, `${address} in the light theme`)
  }

  await openPage(page, '/profile/more')
  await chooseTheme(page, 'Device')
  await expectGround(page, 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectGround(page, 'night')
})
