import type { Page } from '@playwright/test'
import { areas } from '#apps/back-office/areas.ts'
import { expectNoFaults } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { awaitAnswers, watchMoves } from './support/late-answers.ts'
import { demoMembers, signInToOffice } from './support/office.ts'
import { expectNoSidewaysScroll } from './support/text-size.ts'

// The list of jobs is longer than any screen.
const jobs = (page: Page) => page.getByRole('table').first()

const phone = { width: 360, height: 740 }

async function openJobs(page: Page, office: string): Promise<void> {
  await page.goto(`${office}/monitor?tab=jobs`)
  await expect(jobs(page).locator('tbody tr').nth(20)).toBeAttached()
}

/** Scrolls everything that can be scrolled to its end. */
const scrollToEnd = (page: Page) =>
  jobs(page).evaluate((table) => {
    const { parentElement: frame } = table
    frame?.scrollTo(frame.scrollWidth, frame.scrollHeight)
    window.scrollTo(0, document.documentElement.scrollHeight)
  })

/** Where a part of the table is, in pixels of the screen. */
async function boxOf(page: Page, part: string) {
  const box = await jobs(page).locator(part).first().boundingBox()
  if (box === null) throw new Error(`the table has no ${part}`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** Whether the head lies on top of the rows that it covers. */
const isHeadOnTop = async (page: Page): Promise<boolean> => {
  const { x, y, height } = await boxOf(page, 'thead th')
  return page.evaluate(([left, top]) => Boolean(document.elementFromPoint(left, top)?.closest('thead')), [
    x + 20,
    y + height / 2,
  ] as const)
}

/** How far each row lies beneath the head when it takes the focus, from the last to the first: those that do. */
const hiddenWhenFocused = (page: Page) =>
  jobs(page).evaluate((table) => {
    const head = table.querySelector('thead')
    const hiddenBy = (row: HTMLElement): number => {
      row.focus()
      return Math.round((head?.getBoundingClientRect().bottom ?? 0) - row.getBoundingClientRect().top)
    }
    return [...table.querySelectorAll<HTMLElement>('tbody tr')]
      .toReversed()
      .map(hiddenBy)
      .filter((hidden) => hidden > 0)
  })

test('the head of a long table stays in view, on top of its rows, and hides none that has the focus', async ({
  site,
  db,
  page,
}) => {
  await signInToOffice(page, { url: site.backOfficeUrl, db }, demoMembers.admin)
  for (const size of [{ width: 1440, height: 900 }, phone]) {
    await page.setViewportSize(size)
    await openJobs(page, site.backOfficeUrl)
    await expectNoFaults(page, `the list of jobs at ${size.width} px`)

    await scrollToEnd(page)
    const [head, firstRow] = [await boxOf(page, 'thead th'), await boxOf(page, 'tbody tr')]
    expect(head.y).toBeGreaterThanOrEqual(0)
    expect(head.bottom).toBeLessThan(size.height)
    expect(firstRow.y).toBeLessThan(head.y)
    expect(await isHeadOnTop(page)).toBe(true)
    expect(await hiddenWhenFocused(page)).toEqual([])
  }
})

test('on the narrowest phone a table keeps its head and its first column while it is scrolled both ways', async ({
  site,
  db,
  page,
}) => {
  await signInToOffice(page, { url: site.backOfficeUrl, db }, demoMembers.admin)
  await page.setViewportSize({ width: 320, height: 640 })
  await openJobs(page, site.backOfficeUrl)
  const [cornerBefore, second] = [await boxOf(page, 'thead th'), await boxOf(page, 'thead th:nth-child(2)')]
  await scrollToEnd(page)
  const [corner, cell] = [await boxOf(page, 'thead th'), await boxOf(page, 'tbody tr:last-child td')]
  expect((await boxOf(page, 'thead th:nth-child(2)')).x).toBeLessThan(second.x)
  expect(corner.x).toBe(cornerBefore.x)
  expect(corner.y).toBeGreaterThanOrEqual(0)
  expect(cell.x).toBe(corner.x)
})

test('no page of the back office is wider than a phone, and no table is cut off', async ({ site, db, page }) => {
  await signInToOffice(page, { url: site.backOfficeUrl, db }, demoMembers.admin)
  await page.setViewportSize(phone)
  await watchMoves(page)
  const addresses = areas.flatMap(({ to, routes }) => [to, ...routes.map(({ path }) => path)])
  const pages = [...new Set(addresses)].filter((each) => !each.includes(':'))
  for (const address of [...pages, '/promotions/first-charge']) {
    await page.goto(`${site.backOfficeUrl}${address}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await awaitAnswers(page, address)
    await expectNoSidewaysScroll(page, address)
    expect.soft(await tablesCutOff(page), `tables that are cut off on ${address}`).toEqual([])
  }
})

/** Wider than a frame that does not scroll. */
const tablesCutOff = (page: Page) =>
  page.locator('main table').evaluateAll((tables) =>
    tables
      .filter(({ parentElement: frame, scrollWidth }) => scrollWidth > (frame?.clientWidth ?? 0) + 1)
      .filter(({ parentElement: frame }) => frame !== null && getComputedStyle(frame).overflowX === 'clip')
      .map((table) => table.textContent?.slice(0, 60)),
  )
