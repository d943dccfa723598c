// What /login costs a phone on a slow network: initial JavaScript, and what a first visit to it sees and waits for.
//   npm run bench login-page
// The production build behind the product's own server, a cold cache each time, one run to warm the server up.
import { type DeviceName, deviceOptions } from '#tests/journeys/support/devices.ts'
import { runProduct } from '#tests/journeys/support/run-product.ts'
import { type Figure, reportFigures } from './support/figures.ts'
import { spreadOf } from './support/spread.ts'
import { type Visit, visitFirst } from './web/first-visit.ts'
import { initialScripts } from './web/initial-scripts.ts'
import { calibrate, machineFigures } from './web/machine.ts'
import { launchBrowser, slow4G } from './web/slow-phone.ts'

const cpuSlowdown = 4
const runs = 5

const product = await runProduct()
const url = `${product.url}/login`
try {
  const browser = await launchBrowser()
  reportFigures('JavaScript that /login names in its HTML, gzip -9', [
    await scriptsOf('phone'),
    await scriptsOf('desktop'),
  ])
  const visit = () => visitFirst(browser, url, { cpuSlowdown, line: slow4G })
  await visit()
  const visits: Visit[] = []
  for (let run = 0; run < runs; run++) {
    calibrate()
    visits.push(await visit())
  }
  await browser.close()
  const of = (pick: (visit: Visit) => number, digits = 0) => {
    const { median, min, max } = spreadOf(visits.map(pick))
    return { value: median, digits, note: `${min.toFixed(digits)} to ${max.toFixed(digits)}` }
  }
  reportFigures(
    `First visit, ${slow4G.kilobitsPerSecond} kbit/s, ${slow4G.roundTripMs} ms, CPU ${cpuSlowdown}x slower, median of ${runs}`,
    [
      { what: 'first contentful paint', unit: 'ms', ...of(({ fcp }) => fcp) },
      { what: 'largest contentful paint', unit: 'ms', bar: 1_000, ...of(({ lcp }) => lcp) },
      { what: 'interactive', unit: 'ms', ...of(({ interactive }) => interactive) },
      { what: 'cumulative layout shift', unit: '', bar: 0.02, ...of(({ cls }) => cls, 3) },
      { what: 'total blocking time', unit: 'ms', bar: 200, ...of(({ blocked }) => blocked) },
      { what: 'the same before the first paint too', unit: 'ms', ...of(({ blockedInAll }) => blockedInAll) },
      { what: 'processor time of the main thread', unit: 'ms', ...of(({ mainThread }) => mainThread) },
    ],
  )
  reportFigures('The machine', machineFigures())
} finally {
  await product.stop()
}

async function scriptsOf(device: DeviceName): Promise<Figure> {
  const { bytes, files } = await initialScripts(url, deviceOptions[device].userAgent)
  return { what: device, value: bytes / 1_000, digits: 1, unit: 'kB', note: `${files} files`, bar: 95 }
}
