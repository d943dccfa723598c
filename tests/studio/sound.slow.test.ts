import type { BrowserContext, Frame, Page } from '@playwright/test'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { growEar, heardIn } from './ear.ts'
import { openStudioPages, type StudioPages } from './open-studio-pages.ts'

const patienceMs = 40_000
const bytesMost = 120_000
const muteSecMost = 0.05
const audible = 0.002

/** A lobby on an origin of its own: it answers with whatever page a test has for it. */
const lobby = fastify()
let lobbyPage = ''
let lobbyAddress = ''
let pages: StudioPages
beforeAll(async () => {
  lobby.get('/', (_request, reply) => reply.type('text/html').send(lobbyPage))
  lobbyAddress = await lobby.listen({ host: '127.0.0.2', port: 0 })
  pages = await openStudioPages([lobbyAddress])
})
afterAll(async () => {
  await pages.close()
  await lobby.close()
})

/** The loudest of a second. */
async function loudest(page: Page | Frame): Promise<number> {
  let most = 0
  for (let look = 0; look < 25; look++) {
    most = Math.max(most, (await heardIn(page)).level)
    await page.waitForTimeout(40)
  }
  return most
}

async function openDemo(context: BrowserContext, code: string, more = '') {
  const page = await context.newPage()
  const [faults, scripts]: [string[], { path: string; bytes: number }[]] = [[], []]
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('response', async (response) => {
    const { pathname: path } = new URL(response.url())
    if (!path.endsWith('.js')) return
    scripts.push({ path, bytes: (await response.body().catch(() => '')).length })
  })
  await page.addInitScript(growEar)
  const query = new URLSearchParams({ game: code, mode: 'demo', dt: pages.studio.demoToken(code) })
  await page.goto(`${pages.address}/play?${query}${more}`)
  const action = page.locator('.action:not([disabled])')
  await action.waitFor({ timeout: patienceMs })
  return {
    page,
    faults,
    scripts,
    action,
    isFetched: () => scripts.some(({ path }) => path.includes('open-instrument')),
  }
}

const phone = { viewport: { width: 390, height: 844 } }
const sound = (page: Page, isOn: boolean) =>
  page.getByRole('button', { name: isOn ? 'Turn sound off' : 'Turn sound on' })

test.each(['mayon-fire', 'fiesta-masks', 'jeepney-roll', 'jacks-or-better', 'dagat-hunter'])(
  '%s fetches its sound with the first round, is heard, is muted by one tap, and stays mute',
  async (code) => {
    const context = await pages.browser.newContext(phone)
    const { page, faults, scripts, action, isFetched } = await openDemo(context, code)
    const first = new Set(scripts.map(({ path }) => path))
    expect([isFetched(), (await heardIn(page)).contexts]).toEqual([false, 0])

    await action.click()
    await expect.poll(() => loudest(page), { timeout: patienceMs }).toBeGreaterThan(audible)
    const later = scripts.filter(({ path }) => !first.has(path) && !path.includes('auto'))
    const bytes = later.reduce((sum, script) => sum + script.bytes, 0)
    process.stdout.write(`${code}: ${bytes} bytes of sound in ${later.length} scripts\n`)
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(bytesMost)
    expect(new Set(scripts.map(({ path }) => path)).size).toBe(scripts.length)

    await sound(page, true).click()
    await expect.poll(async () => (await heardIn(page)).level, { timeout: 2_000 }).toBe(0)
    const { rampSec } = await heardIn(page)
    expect(rampSec).toBeGreaterThan(0)
    expect(rampSec).toBeLessThanOrEqual(muteSecMost)
    expect(await loudest(page)).toBe(0)
    await page.close()

    const again = await openDemo(context, code)
    await sound(again.page, false).waitFor()
    await again.action.click()
    await again.page.waitForTimeout(1_500)
    expect([again.isFetched(), (await heardIn(again.page)).contexts]).toEqual([false, 0])
    await context.close()
    expect([...faults, ...again.faults]).toEqual([])
  },
  120_000,
)

test('reduced motion is no reason to be silent', { timeout: 60_000 }, async () => {
  const context = await pages.browser.newContext({ ...phone, reducedMotion: 'reduce' })
  const { page, faults, action } = await openDemo(context, 'mayon-fire')
  await action.click()
  await expect.poll(() => loudest(page), { timeout: patienceMs }).toBeGreaterThan(audible)
  await context.close()
  expect(faults).toEqual([])
})

test('a tap in the frame of a lobby, which is a sandbox on another origin, is enough to be heard', {
  timeout: 60_000,
}, async () => {
  const context = await pages.browser.newContext(phone)
  const page = await context.newPage()
  await page.addInitScript(growEar)
  const query = new URLSearchParams({ game: 'mayon-fire', mode: 'demo', dt: pages.studio.demoToken('mayon-fire') })
  const src = `${pages.address}/play?${query}`
  lobbyPage = `<iframe sandbox="allow-scripts allow-same-origin" width="390" height="800" src="${src}"></iframe>`
  await page.goto(lobbyAddress)
  await page.frameLocator('iframe').locator('.action:not([disabled])').click({ timeout: patienceMs })
  const game = page.frames().find((one) => one.url().startsWith(pages.address))
  if (game === undefined) throw new Error('the frame is empty')
  await expect.poll(() => loudest(game), { timeout: patienceMs }).toBeGreaterThan(audible)
  await context.close()
})

const refuse = (name: string): void => {
  Object.assign(globalThis, {
    [name]: function refuse() {
      throw new Error('there is none')
    },
  })
}

test.each([
  ['audio', (context: BrowserContext) => context.addInitScript(refuse, 'AudioContext')],
  ['workers', (context: BrowserContext) => context.addInitScript(refuse, 'Worker')],
  [
    'a line any more',
    (context: BrowserContext) => context.route(/open-instrument|render-worker/, (route) => route.abort()),
  ],
  [
    'a whole worker',
    (context: BrowserContext) => context.route(/render-worker/, (route) => route.fulfill({ body: 'throw 1' })),
  ],
])('a browser without %s plays on in silence', { timeout: 60_000 }, async (_what, take) => {
  const context = await pages.browser.newContext(phone)
  await take(context)
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.addInitScript(growEar)
  const query = new URLSearchParams({ game: 'mayon-fire', mode: 'demo', dt: pages.studio.demoToken('mayon-fire') })
  await page.goto(`${pages.address}/play?${query}`)
  const spin = page.locator('.action:not([disabled]):has-text("Spin")')
  for (let round = 0; round < 2; round++) {
    await spin.click({ timeout: patienceMs })
    await page.waitForTimeout(300)
  }
  await spin.waitFor({ timeout: patienceMs })
  const { started } = await heardIn(page)
  await context.close()
  expect([faults, started]).toEqual([[], []])
})
