// What the lobby costs a phone: its first visit, its start inside the Android package, its use with 5,000 games, and coming back.
//   npm run bench:web -- [visits] [package] [return] [use]
// The production build behind the product's own server, on a database of its own. Each visit has a cold cache, the first
// of each kind is not counted, and what counts is the median of the others. It takes less than five minutes.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { deviceOptions } from '#tests/journeys/support/devices.ts'
import { runProduct } from '#tests/journeys/support/run-product.ts'
import { buildApps } from '#tools/build/build-apps.ts'
import { type Figure, reportFigures } from './support/figures.ts'
import { spreadOf } from './support/spread.ts'
import { type Visit, visitFirst } from './web/first-visit.ts'
import { startInPackage } from './web/in-package.ts'
import { initialScripts } from './web/initial-scripts.ts'
import { type Answers, heapAfterTabs, useLobby } from './web/interactions.ts'
import { calibrate, machineFigures } from './web/machine.ts'
import { fillLobby } from './web/many-games.ts'
import { servePlainPage } from './web/plain-page.ts'
import { visitAgain } from './web/repeat-visit.ts'
import { keepSignedIn } from './web/signed-in.ts'
import { farFromTown, launchBrowser, slow4G } from './web/slow-phone.ts'

const runs = 5
// Memory, unlike time, depends little on what else the machine does.
const heapRuns = 3
const directory = mkdtempSync(join(tmpdir(), 'bituin-bench-web-'))
// Before the clock of the first start runs, which a build outlasts.
await buildApps(new AbortController().signal)
const product = await runProduct()
try {
  const browser = await launchBrowser()
  const storageState = join(directory, 'player.json')
  await keepSignedIn(browser, product.url, storageState)
  if (isChosen('visits')) await benchFirstVisits(browser)
  if (isChosen('package')) await benchPackage(browser)
  if (isChosen('return')) await benchRepeatVisits(browser)
  if (isChosen('use')) {
    await fillLobby(product, directory)
    await benchUse(browser, storageState)
  }
  await browser.close()
  reportFigures('The machine', machineFigures())
} finally {
  await product.stop()
  rmSync(directory, { recursive: true, force: true })
}

/** Without a word all of it. */
function isChosen(part: string): boolean {
  const chosen = process.argv.slice(2)
  return chosen.length === 0 || chosen.includes(part)
}

async function benchFirstVisits(browser: Browser): Promise<void> {
  const home = `${product.url}/lobby/home`
  const plain = await servePlainPage(product.url)
  const [phone, desktop] = await Promise.all(
    [deviceOptions.phone, deviceOptions.desktop].map(({ userAgent }) => initialScripts(home, userAgent)),
  )
  if (!phone || !desktop) throw new Error('Both devices have a home')
  reportFigures('JavaScript before the home works, gzip -9', [
    { what: 'phone', value: phone.bytes / 1_000, unit: 'kB', digits: 1, note: `${phone.files} files`, bar: 120 },
    { what: 'desktop', value: desktop.bytes / 1_000, unit: 'kB', digits: 1, note: `${desktop.files} files`, bar: 120 },
  ])
  const slow = { cpuSlowdown: 4, line: slow4G }
  const slower = { cpuSlowdown: 8, line: slow4G }
  // In turns, so that what else the machine does falls on all of them.
  const visits = await inTurns([
    () => visitFirst(browser, home, slow),
    () => visitFirst(browser, home, slower),
    () => visitFirst(browser, `${plain.url}/lobby/home`, slow),
  ])
  await plain.stop()
  const [ours = [], oursSlower = [], theirs = []] = visits
  reportFigures('First visit to the home, slow 4G (1,638.4 kbit/s, 150 ms), CPU 4x slower', [
    figure('largest contentful paint', ours, ({ lcp }) => lcp, { bar: 1_200 }),
    figure('largest contentful paint, 8x', oursSlower, ({ lcp }) => lcp, { bar: 1_500 }),
    figure('interactive', ours, ({ interactive }) => interactive, { bar: 2_200 }),
    figure('blocking time', ours, ({ blocked }) => blocked, { bar: 200 }),
    figure('blocking time, before the first paint too', ours, ({ blockedInAll }) => blockedInAll),
    figure('layout shift', ours, ({ cls }) => cls, { unit: '', digits: 3, bar: 0.02 }),
    figure('first contentful paint', ours, ({ fcp }) => fcp),
    figure('processor time of the main thread', ours, ({ mainThread }) => mainThread),
  ])
  const times = (pick: (visit: Visit) => number) =>
    (spreadOf(theirs.map(pick)).median / spreadOf(ours.map(pick)).median).toFixed(1)
  const beside = (what: string, pick: (visit: Visit) => number): Figure => {
    const plainFigure = figure(what, theirs, pick)
    return { ...plainFigure, note: `${plainFigure.note}; ${times(pick)} times ours` }
  }
  reportFigures('The same page drawn by the browser alone, in the same turns', [
    { what: 'JavaScript, brotli', value: plain.scriptBytes / 1_000, unit: 'kB', digits: 1, note: '1 file' },
    beside('first contentful paint', ({ fcp }) => fcp),
    beside('largest contentful paint', ({ lcp }) => lcp),
    beside('interactive', ({ interactive }) => interactive),
    beside('processor time of the main thread', ({ mainThread }) => mainThread),
    figure('layout shift', theirs, ({ cls }) => cls, { unit: '', digits: 3 }),
  ])
}

async function benchPackage(browser: Browser): Promise<void> {
  const slow = { cpuSlowdown: 4, line: slow4G }
  const [starts = []] = await inTurns([() => startInPackage(browser, product.url, slow)])
  const kilobytes = { unit: 'kB', digits: 0 }
  for (const [start, title] of [
    ['first', 'First start in the Android package, 360 x 740, slow 4G, CPU 4x slower'],
    ['next', 'The next start, with what the web view has kept'],
  ] as const) {
    const visits = starts.map((each) => each[start])
    reportFigures(title, [
      figure('first contentful paint', visits, ({ fcp }) => fcp),
      figure('largest contentful paint', visits, ({ lcp }) => lcp, { bar: 1_200 }),
      figure('interactive', visits, ({ interactive }) => interactive, { bar: 2_200 }),
      figure('layout shift', visits, ({ cls }) => cls, { unit: '', digits: 3, bar: 0.02 }),
      figure('received', visits, ({ bytes }) => bytes / 1_000, kilobytes),
    ])
  }
}

async function benchRepeatVisits(browser: Browser): Promise<void> {
  const far = { cpuSlowdown: 6, line: farFromTown }
  const [visits = []] = await inTurns([() => visitAgain(browser, `${product.url}/lobby/home`, far)])
  reportFigures('Coming back to the home, 1,474 kbit/s, 562 ms, CPU 6x slower', [
    figure('largest contentful paint', visits, ({ lcp }) => lcp, { bar: 1_400 }),
    figure('interactive', visits, ({ interactive }) => interactive),
  ])
}

async function benchUse(browser: Browser, storageState: string): Promise<void> {
  const at = { url: product.url, storageState }
  const [slow = [], slower = []] = await inTurns([
    () => useLobby(browser, { ...at, cpuSlowdown: 4 }),
    () => useLobby(browser, { ...at, cpuSlowdown: 8 }),
  ])
  const [heaps = []] = await inTurns([() => heapAfterTabs(browser, at)], heapRuns)
  reportFigures('The lobby with 5,000 games, from touch to picture', [
    ...answersAt('CPU 4x slower', slow, 150),
    ...answersAt('CPU 8x slower', slower, 200),
    figure('nodes of the home', slow, ({ domNodes }) => domNodes, { unit: '', bar: 1_500 }),
    figure('heap after 20 changes of the tab', heaps, (heap) => heap, { unit: 'MB', digits: 1, bar: 20 }),
  ])
}

function answersAt(how: string, answers: readonly Answers[], bar: number): readonly Figure[] {
  return [
    figure(`another tab, ${how}`, answers, ({ tab }) => tab, { bar }),
    figure(`a key in the search, ${how}`, answers, ({ keystroke }) => keystroke, { bar }),
    figure(`a like, ${how}`, answers, ({ like }) => like, { bar }),
    figure(`the sheet of a game, ${how}`, answers, ({ sheet }) => sheet, { bar }),
  ]
}

/** Each kind once for nothing, then all of them in turns. */
async function inTurns<T>(kinds: readonly (() => Promise<T>)[], counted = runs): Promise<readonly (readonly T[])[]> {
  const results: T[][] = kinds.map(() => [])
  for (let run = 0; run <= counted; run++) {
    for (const [at, kind] of kinds.entries()) {
      calibrate()
      const result = await kind()
      if (run > 0) results[at]?.push(result)
    }
  }
  return results
}

function figure<T>(what: string, from: readonly T[], pick: (each: T) => number, more: Partial<Figure> = {}): Figure {
  const { median, min, max } = spreadOf(from.map(pick))
  const digits = more.digits ?? 0
  return { what, value: median, unit: 'ms', note: `${min.toFixed(digits)} to ${max.toFixed(digits)}`, ...more }
}
