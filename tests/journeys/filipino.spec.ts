import { expect, test } from './support/journey.ts'

test('a guest chooses Filipino at the entrance, and the choice stays', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Filipino' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mag-log in' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil-PH')
  await page.goto('/register')
  await expect(page.getByRole('heading', { level: 1, name: 'Gumawa ng account' })).toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-PH')
})
