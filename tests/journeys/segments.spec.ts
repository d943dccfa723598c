import { deviceOptions } from './support/devices.ts'
import { expectNoFaults } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { demoMembers, signInToOffice } from './support/office.ts'

// A member makes a segment, sees how many players it is, changes it and deletes it: on a desk, and looked at on a phone.

test('a segment is sized while its conditions change, saved, opened again and deleted', async ({
  site,
  openDevice,
}) => {
  const page = await openDevice('desktop')
  const office = site.backOfficeUrl
  await signInToOffice(page, office, demoMembers.admin)
  const shown = async (what: string) => {
    for (const [device, { viewport }] of Object.entries(deviceOptions)) {
      await page.setViewportSize(viewport)
      await expectNoFaults(page, `${what}, ${device}`)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(width, `${what}, ${device}`).toBeLessThanOrEqual(viewport.width)
    }
  }
  const why = async (button: string) => {
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /Reason/ }).fill('for the message of this week')
    await dialog.getByRole('button', { name: button }).click()
    await expect(dialog).toHaveCount(0)
  }
  await page.goto(`${office}/segments`)
  await expect(page.getByRole('row').filter({ hasText: 'Registered in the last 7 days' })).toBeVisible()
  await shown('the list')

  await page.getByRole('link', { name: 'New segment' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Players of this week')
  const conditions = page.getByRole('group', { name: /^Condition/ })
  await conditions.getByLabel('Value').fill('0')
  await expect(page.getByText('Enter days from 1 to 3,650.')).toBeVisible()
  await expect(page.getByText(/^Complete the conditions/)).toBeVisible()
  await conditions.getByLabel('Value').fill('7')
  await expect(page.getByText('players can be reached')).toBeVisible()
  await page.getByRole('button', { name: 'Add a condition' }).click()
  await conditions.nth(1).getByLabel('Fact').selectOption('Language')
  await page.getByText('one condition holds').click()
  await page.getByRole('button', { name: 'Show up to 20 players' }).click()
  await expect(page.getByRole('table', { name: 'Sample' })).toBeVisible()
  await shown('the editor')
  await page.getByRole('button', { name: 'Save segment' }).click()
  await why('Save segment')

  await expect(page.getByRole('heading', { level: 1, name: 'Players of this week' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove condition 2' }).click()
  await page.getByRole('button', { name: 'Save segment' }).click()
  await why('Save segment')
  await expect(page.getByRole('table', { name: 'Versions' }).getByRole('row')).toHaveCount(3)
  await shown('a saved segment')

  await page.goto(`${office}/mail`)
  await page.getByLabel('To', { exact: true }).selectOption('Players of this week')
  await expect(page.getByText(/players right now/)).toBeVisible()

  await page.goto(`${office}/segments`)
  await page.getByRole('link', { name: 'Players of this week' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await why('Delete')
  await expect(page.getByRole('heading', { level: 1, name: 'Segments' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Players of this week' })).toHaveCount(0)
})
