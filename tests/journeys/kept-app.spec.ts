import { expect, test } from './support/journey.ts'

test.use({ serviceWorkers: 'allow' })

const isKept = () =>
  navigator.serviceWorker.ready.then(() => caches.match('/lobby/home')).then((page) => page !== undefined)

/** How many notices the device holds. */
const keptNotices = async () => {
  // Not opened before the app has made it.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'notices')) return 0
  const opening = indexedDB.open('notices')
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  const reading = opening.result.transaction('values').objectStore('values').get('read')
  await new Promise((resolve) => reading.addEventListener('success', resolve))
  opening.result.close()
  return Array.isArray(reading.result) ? reading.result.length : 0
}

// Sentences of the demonstration's notices that no list shows.
const read = /Don’t chase your losses/
const newest = /never touches your balance/

test.describe('without a network', () => {
  // A picture that was never seen is left out.
  test.use({ forgiven: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED \(.*\/assets\/art\//] })

  test('after one visit the lobby opens offline, and pages never seen', async ({ page, context }) => {
    await page.goto('/lobby/home')
    await expect.poll(() => page.evaluate(isKept)).toBe(true)

    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await page.goto('/login')
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  })

  test('a notice that was read is whole, and so is the newest of all', async ({ page, context }) => {
    await page.goto('/lobby/home')
    await expect.poll(() => page.evaluate(isKept)).toBe(true)
    await page.goto('/notice/detail/3')
    await expect(page.getByText(read)).toBeVisible()
    await expect.poll(() => page.evaluate(keptNotices)).toBe(2)

    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(read)).toBeVisible()
    await page.goto('/notice/detail/1')
    await expect(page.getByText(newest)).toBeVisible()
    await page.goto('/notice/detail/2')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(page.getByText('The result is fixed before you bet, and you can prove it.')).toBeVisible()
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
