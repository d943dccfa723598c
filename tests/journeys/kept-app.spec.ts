import { expect, test } from './support/journey.ts'

test.use({ serviceWorkers: 'allow' })

const isKept = () =>
  navigator.serviceWorker.ready.then(() => caches.match('/lobby/home')).then((page) => page !== undefined)

test.describe('without a network', () => {
  test.use({ forgiven: [/ERR_INTERNET_DISCONNECTED/] })

  test('who has been here once opens the lobby, and pages never seen', async ({ page, context }) => {
    await page.goto('/lobby/home')
    await expect.poll(() => page.evaluate(isKept)).toBe(true)

    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  })
})

test('the installed app carries the operator’s name and icons that are there', async ({ page, request }) => {
  await page.goto('/lobby/home')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = await (await request.get(href ?? '')).json()
  expect(manifest).toMatchObject({ name: 'Bituin', display: 'standalone', scope: '/' })
  for (const { src } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png')
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200)
})
