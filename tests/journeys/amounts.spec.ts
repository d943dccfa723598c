import { expect, type Page } from '@playwright/test'
import { systemClock } from '#core/clock/instant.ts'
import { centavos } from '#core/money/centavos.ts'
import { post } from '#ledger'
import { bringIn } from './support/entrance.ts'
import { test } from './support/journey.ts'

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
const heightOf = async (page: Page, text: string) =>
  (await page.getByText(text, { exact: true }).first().boundingBox())?.height ?? 0

test('amounts stay in one piece, and pages as wide as a narrow phone', async ({ page, db, newPlayer }) => {
  await page.setViewportSize({ width: 320, height: 740 })
  const player = await newPlayer()
  await bringIn(page, player)
  await page.goto('/activity/inviteFriends')
  await expect(page.getByText('₱50.00', { exact: true })).toBeVisible()
  expect(await heightOf(page, '₱50.00')).toBeLessThan(32)

  const found = await db.pool.query<{ id: string }>('select id from player where mobile = $1', [
    `+63${player.mobile.slice(1)}`,
  ])
  const playerId = BigInt(found.rows[0]?.id ?? 0)
  const given = { reason: 'manualCredit', from: 'adjustment', to: 'coin', amount: centavos(1_234_567_890n) } as const
  const transfers = [{ ...given, reference: 'journeys' }]
  const key = `rich ${playerId}`
  await db.transaction((tx) => post(tx, { playerId, source: 'journeys', key, transfers, now: systemClock.now() }))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/lobby/wallets/safebox')
  await expect(page.getByText('₱12,345,678.90', { exact: true }).first()).toBeVisible()
  expect(await widthOf(page)).toBe(360)
})
