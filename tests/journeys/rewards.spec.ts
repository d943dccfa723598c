import { bringIn } from './support/entrance.ts'
import { expect, test } from './support/journey.ts'

test('everything that is ready is claimed by one tap, and the balance grows by what the list says', async ({
  page,
  newPlayer,
}) => {
  await bringIn(page, await newPlayer())
  await page.goto('/lobby/rewards')
  await page.getByRole('button', { name: 'Claim all' }).click()
  const results = page.getByRole('dialog', { name: 'Rewards claimed' })
  await expect(results).toBeVisible()
  const amounts = await results
    .getByRole('list')
    .getByText(/^₱[\d,.]+$/)
    .allInnerTexts()
  const centavos = amounts.reduce((sum, amount) => sum + Number(amount.replaceAll(/\D/g, '')), 0)
  expect(centavos).toBeGreaterThan(0)
  const together = await results
    .getByText(/^₱[\d,.]+$/)
    .first()
    .innerText()
  expect(Number(together.replaceAll(/\D/g, ''))).toBe(centavos)
  await results.getByRole('button', { name: 'Done' }).click()
  await expect(results).toBeHidden()
  await page.goto('/lobby/home')
  const balance = page.locator('header').getByText(/^₱[\d,.]+$/)
  await expect.poll(async () => Number((await balance.first().innerText()).replaceAll(/\D/g, ''))).toBe(centavos)
})
