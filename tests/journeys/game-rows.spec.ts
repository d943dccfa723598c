import type { Locator, Page } from '@playwright/test'
import { type DeviceName, deviceOf } from './support/devices.ts'
import { expect, test } from './support/journey.ts'

const row = (page: Page): Locator => page.getByRole('list', { name: /^(Popular|Featured) games$/ })

/** Opens the home and waits until the row has a place for each of its games. */
async function openRow(page: Page): Promise<{ readonly list: Locator; readonly count: number }> {
  await page.goto('/lobby/home')
  await expect(page.locator('footer')).toBeAttached()
  const list = row(page)
  await expect.poll(() => list.getByRole('listitem').count()).toBeGreaterThan(8)
  return { list, count: await list.getByRole('listitem').count() }
}

const drawn = (list: Locator): Promise<number> => list.getByRole('link').count()

/** How wide the row's content is, how far it is pushed, and whether a game in its view is not drawn. */
const viewOf = (list: Locator) =>
  list.evaluate((element) => {
    const rail = element.parentElement as HTMLElement
    const { left, right } = rail.getBoundingClientRect()
    const seen = [...element.children].filter((tile) => {
      const box = tile.getBoundingClientRect()
      return box.right > left && box.left < right
    })
    const isAtEnd = rail.scrollLeft + rail.clientWidth >= rail.scrollWidth - 1
    return { width: rail.scrollWidth, isAtEnd, empty: seen.filter((tile) => !tile.querySelector('a')).length }
  })

/** How a row is pushed: by its own scrolling on a phone, by its button on a desktop. */
async function pushOf(list: Locator, device: DeviceName): Promise<() => Promise<unknown>> {
  if (device === 'phone') return () => list.evaluate((element) => element.parentElement?.scrollBy({ left: 250 }))
  await list.hover()
  const next = list.locator('xpath=../..').locator('button[tabindex="-1"]').last()
  return () => next.click()
}

test('pushing a row reaches every game of it, and the row is as wide before as after', async ({ page }, info) => {
  const { list, count } = await openRow(page)
  expect(await drawn(list)).toBeLessThan(count)
  const { width } = await viewOf(list)
  const push = await pushOf(list, deviceOf(info))
  for (let pushes = 0; pushes < count && !(await viewOf(list)).isAtEnd; pushes++) {
    await push()
    await expect.poll(async () => (await viewOf(list)).empty, 'games in view that are not drawn').toBe(0)
  }
  expect(await drawn(list)).toBe(count)
  expect((await viewOf(list)).width).toBe(width)
})

test('arrow keys and Tab go through a row from its first game to its last', async ({ page }) => {
  const { list, count } = await openRow(page)
  const focused = () =>
    list.evaluate((element) => [...element.children].findIndex((tile) => tile.contains(document.activeElement)))
  await list.getByRole('link').first().focus()
  for (let at = 1; at < count; at++) {
    await page.keyboard.press('ArrowRight')
    expect(await focused()).toBe(at)
  }
  await page.reload()
  await openRow(page)
  await list.getByRole('link').first().focus()
  // Each tile has its link, its heart and its details.
  for (let stop = 1; stop < count * 3; stop++) {
    await page.keyboard.press('Tab')
    expect(await focused()).toBe(Math.floor(stop / 3))
  }
  await page.keyboard.press('Tab')
  expect(await focused()).toBe(-1)
})
