import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import type { StoredReplay } from '#games/rgs/contract.ts'
import { tables, titles } from '#games/titles.ts'
import { openStudioPages, type StudioPages } from './open-studio-pages.ts'
import { skipReplay } from './skip-replay.ts'
import { playRound, sitThroughRound } from './whole-round.ts'

const coin = 50_000_000
const patienceMs = 30_000

let pages: StudioPages
beforeAll(async () => {
  pages = await openStudioPages()
})
afterAll(() => pages.close())

/** A key to a round of this title that was really played, and what is stored of it. */
async function playedRound(code: string): Promise<{ readonly key: string; readonly stored: StoredReplay }> {
  const { studio } = pages
  const { token } = await studio.player(coin, code)
  const seated = { studio, token, code }
  const isTitle = titles.some((title) => title.code === code)
  const round = isTitle ? (await playRound(seated)).id : await sitThroughRound(seated)
  if (isTitle) await studio.ask('rotate', { token })
  const { replayToken: key } = (await studio.ask('watch', { token, body: { round } })).body
  return { key, stored: (await studio.ask('replay', { body: { game: code, replayToken: key } })).body }
}

test.each([...titles, ...tables].map(({ code }) => code))(
  'a round of %s is shown to its end by its own scene, with the stored win, and is proven in the browser',
  async (code) => {
    const { key, stored } = await playedRound(code)
    const context = await pages.browser.newContext({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    page.on('console', (said) => said.type() === 'error' && faults.push(said.text()))
    await page.goto(`${pages.address}/play?${new URLSearchParams({ game: code, rt: key })}`)
    await skipReplay(page)
    await page.locator('[data-replay=seen]').waitFor({ timeout: patienceMs })
    await page.locator('.proof-verdict[data-look=right]').waitFor({ timeout: patienceMs })
    const shown = await page.locator('.replay-result').textContent()
    const again = page.getByRole('button', { name: 'Watch again' })
    await again.click()
    await skipReplay(page)
    await again.waitFor({ timeout: patienceMs })
    const bets = await page.locator('.stake, .figure.is-balance').filter({ visible: true }).count()
    const fault = await page.getByRole('alert').filter({ visible: true }).count()
    await context.close()
    expect(faults).toEqual([])
    expect([bets, fault]).toEqual([0, 0])
    expect(shown).toContain(formatMoney(wireCentavos(stored.win)))
  },
  120_000,
)
