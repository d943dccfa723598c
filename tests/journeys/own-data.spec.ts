import { readFileSync } from 'node:fs'
import { bringIn, fillSignIn, loginButton, passwordField } from './support/entrance.ts'
import { expect, test } from './support/journey.ts'

test('a player downloads a copy of their data, closes the account, and is told so at the next login', async ({
  page,
  newPlayer,
}) => {
  const player = await newPlayer()
  await bringIn(page, player)
  await page.goto('/profile/info')
  await page.getByRole('link', { name: /^My data/ }).click()
  await expect(page).toHaveURL(/\/profile\/data$/)
  await passwordField(page).fill(player.password)
  await page.getByRole('button', { name: 'Prepare my file' }).click()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: /^Download \(/ }).click()
  const file = await (await download).path()
  const copy: unknown = JSON.parse(readFileSync(file, 'utf8'))
  expect(copy).toMatchObject({ format: 'bituin-personal-data/1', account: [{ state: 'active' }], deposits: [] })
  await page.goto('/profile/email')
  await expect(page.getByText('Your data is ready to download')).toBeVisible()

  await page.goto('/profile/info')
  await page.getByRole('button', { name: 'Close your account' }).click()
  await passwordField(page).fill(player.password)
  await page.getByRole('button', { name: 'Close my account' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goto('/login')
  await fillSignIn(page, player)
  await loginButton(page).click()
  await expect(page.getByText('You closed this account. To reopen it, contact customer service.')).toBeVisible()
})
