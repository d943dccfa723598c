import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import fastify, { type FastifyInstance } from 'fastify'
import { registerPages } from '#apps/studio/pages.ts'
import { readPageAssets } from '#apps/studio/read-page-assets.ts'
import { readVerifier } from '#apps/studio/read-verifier.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import type { StoredReplay } from '#games/rgs/contract.ts'
import { registerRgsRoutes } from '#games/rgs/server/rgs-routes.ts'
import { tables, titles } from '#games/titles.ts'
import { buildApps } from '#tools/build/build-apps.ts'
import { ensureChromium } from '#tools/test/chromium.ts'
import { root } from '#tools/launcher/data-dir.ts'
import { openTestStudio, type TestStudio } from './test-studio.ts'
import { playRound, sitThroughRound } from './whole-round.ts'

const dist = join(root, 'apps', 'studio', 'dist')
const coin = 50_000_000
const patienceMs = 30_000

let studio: TestStudio
let pages: FastifyInstance
let browser: Browser
let address: string
beforeAll(async () => {
  await buildApps(new AbortController().signal, ['studio'])
  studio = await openTestStudio()
  pages = fastify()
  registerRgsRoutes(pages, studio.needs)
  const [en, fil] = [join(dist, 'client'), join(dist, 'fil')]
  registerPages(pages, {
    titles: [...titles, ...tables],
    frameOrigins: [],
    builds: {
      en: { directory: en, assets: readPageAssets(en) },
      fil: { directory: fil, assets: readPageAssets(fil) },
    },
    verifier: readVerifier(join(dist, 'verifier')),
  })
  address = await pages.listen({ host: '127.0.0.1', port: 0 })
  browser = await chromium.launch({ executablePath: ensureChromium() })
})
afterAll(async () => {
  await browser.close()
  await pages.close()
  await studio.close()
})

/** A key to a round of this title that was really played, and what is stored of it. */
async function playedRound(code: string): Promise<{ readonly key: string; readonly stored: StoredReplay }> {
  const { token } = await studio.player(coin, code)
  const seated = { studio, token, code }
  const isTitle = titles.some((title) => title.code === code)
  const round = isTitle ? (await playRound(seated)).id : await sitThroughRound(seated)
  if (isTitle) await studio.ask('rotate', { token })
  const { replayToken: key } = (await studio.ask('watch', { token, body: { round } })).body
  return { key, stored: (await studio.ask('replay', { body: { game: code, replayToken: key } })).body }
}

/** A short round may be over before it can be skipped. */
const skip = (page: Page): Promise<void> =>
  page
    .getByRole('button', { name: 'Skip to the result' })
    .click({ timeout: 1_500 })
    .catch(() => undefined)

test.each([...titles, ...tables].map(({ code }) => code))(
  'a round of %s is shown to its end by its own scene, with the stored win, and is proven in the browser',
  async (code) => {
    const { key, stored } = await playedRound(code)
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    page.on('console', (said) => said.type() === 'error' && faults.push(said.text()))
    await page.goto(`${address}/play?${new URLSearchParams({ game: code, rt: key })}`)
    await skip(page)
    await page.locator('[data-replay=seen]').waitFor({ timeout: patienceMs })
    await page.locator('.proof-verdict[data-look=right]').waitFor({ timeout: patienceMs })
    const shown = await page.locator('.replay-result').textContent()
    const again = page.getByRole('button', { name: 'Watch again' })
    await again.click()
    await skip(page)
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
