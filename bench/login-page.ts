// What /login costs a phone on a slow network: initial JavaScript, and what a first visit to it sees and waits for.
//   npm run bench login-page
// The production build behind the product's own server, a cold cache each time, one run to warm the server up.
import { gzipSync } from 'node:zlib'
import { type Browser, chromium, devices } from '@playwright/test'
import * as v from 'valibot'
import { deviceOptions } from '#tests/journeys/support/devices.ts'
import { runProduct } from '#tests/journeys/support/run-product.ts'
import { type Figure, reportFigures } from './support/figures.ts'
import { spreadOf } from './support/spread.ts'

const kilobitsPerSecond = 1_638.4
const roundTripMs = 150
const cpuSlowdown = 4
const runs = 5
const quietMs = 1_000

const visitSchema = v.object({ fcp: v.number(), lcp: v.number(), cls: v.number(), tbt: v.number() })
type Visit = v.InferOutput<typeof visitSchema>

const product = await runProduct()
try {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  })
  reportFigures('JavaScript that /login names in its HTML, gzip -9', [
    await scriptsOf('phone'),
    await scriptsOf('desktop'),
  ])
  await visitSlowly(browser)
  const visits: Visit[] = []
  for (let run = 0; run < runs; run++) visits.push(await visitSlowly(browser))
  await browser.close()
  const of = (pick: (visit: Visit) => number, digits = 0) => {
    const { median, min, max } = spreadOf(visits.map(pick))
    return { value: median, digits, note: `${min.toFixed(digits)} to ${max.toFixed(digits)}` }
  }
  reportFigures(
    `First visit, ${kilobitsPerSecond} kbit/s, ${roundTripMs} ms, CPU ${cpuSlowdown}x slower, median of ${runs}`,
    [
      { what: 'first contentful paint', unit: 'ms', ...of((visit) => visit.fcp) },
      { what: 'largest contentful paint', unit: 'ms', bar: 1_000, ...of((visit) => visit.lcp) },
      { what: 'cumulative layout shift', unit: '', bar: 0.02, ...of((visit) => visit.cls, 3) },
      { what: 'total blocking time', unit: 'ms', bar: 200, ...of((visit) => visit.tbt) },
    ],
  )
} finally {
  await product.stop()
}

/** What the page cannot work without: every script and module that its HTML names. */
async function scriptsOf(device: 'phone' | 'desktop'): Promise<Figure> {
  const headers = { 'user-agent': deviceOptions[device].userAgent }
  const html = await (await fetch(`${product.url}/login`, { headers })).text()
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? []
  const paths = tags.flatMap((tag) => /\b(?:src|href)="([^"]+\.js)"/.exec(tag)?.[1] ?? [])
  const sizes = await Promise.all([...new Set(paths)].map(gzippedBytes))
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  return { what: device, value: bytes / 1_000, digits: 1, unit: 'kB', note: `${sizes.length} files`, bar: 95 }
}

async function gzippedBytes(path: string): Promise<number> {
  const answer = await fetch(product.url + path)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }).length
}

async function visitSlowly(browser: Browser): Promise<Visit> {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'en-PH', timezoneId: 'Asia/Manila' })
  const page = await context.newPage()
  const control = await context.newCDPSession(page)
  const bytesPerSecond = (kilobitsPerSecond * 1_024) / 8
  await control.send('Network.enable')
  await control.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond / 2,
    connectionType: 'cellular4g',
  })
  await control.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
  await page.addInitScript(observe)
  await page.goto(`${product.url}/login`, { waitUntil: 'networkidle' })
  await page.waitForTimeout(quietMs)
  const visit = v.parse(visitSchema, await page.evaluate((): unknown => Reflect.get(window, 'firstVisit')))
  await context.close()
  return visit
}

/** Runs in the page before its own scripts. */
function observe(): void {
  const visit = { fcp: 0, lcp: 0, cls: 0, tbt: 0 }
  Object.assign(window, { firstVisit: visit })
  const on = (type: string, take: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  }
  on('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') visit.fcp = entry.startTime
  })
  on('largest-contentful-paint', (entry) => {
    visit.lcp = entry.startTime
  })
  on('layout-shift', (entry) => {
    if (Reflect.get(entry, 'hadRecentInput') === false) visit.cls += Number(Reflect.get(entry, 'value'))
  })
  on('longtask', (entry) => {
    visit.tbt += Math.max(0, entry.duration - 50)
  })
}
