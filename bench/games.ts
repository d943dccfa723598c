// What a game costs a phone: its scripts, the time until it can be played, and its pictures while it plays.
//   npm run bench -- games [title] [title] ...
// The production build behind the product's own studio, in demo mode: one title of each engine and the slots with the most to
// draw. Time to open is on slow 4G with the processor 4 times slower; frames are those of whole rounds, or of some seconds where
// a game never stands still. What the page's main thread does for them has the bar, counted in processor time by the browser's
// trace; what fills canvases point by point is told beside it, because a phone has a graphics card for that.
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { titles, tables } from '#games/titles.ts'
import { runProduct } from '#tests/journeys/support/run-product.ts'
import { openGame, type OpenedGame } from './games/open-game.ts'
import { openInLobby } from './games/open-in-lobby.ts'
import { framesOfRounds, framesOfSeconds } from './games/frames-of-rounds.ts'
import { scriptSizes } from './games/script-sizes.ts'
import { type Figure, reportFigures } from './support/figures.ts'
import { spreadOf } from './support/spread.ts'
import { calibrate, machineFigures } from './web/machine.ts'
import { keepSignedIn } from './web/signed-in.ts'
import { launchBrowser } from './web/slow-phone.ts'

const opens = 3
const rounds = 6
const watchedSeconds = 6
const usual = [
  'jeepney-joyride',
  'mayon-fire',
  'sorbetes-sweets',
  'bahay-kubo-harvest',
  'jacks-or-better',
  'color-game',
  'jeepney-roll',
  'kara-krus',
  'dagat-hunter',
  'hardcourt-league',
]
const offered = new Map([...titles, ...tables].map((title) => [title.code, title]))
const named = process.argv.slice(2)
const wanted = named.length > 0 ? named : usual

/** Where the lobby shows them. */
const framed = { tab: 'Slots', names: ['Jeepney Joyride', 'Mayon Fire'] }
const barMs = 2_000

const product = await runProduct()
const storageState = join(product.dataDir, 'signed-in.json')
try {
  const studio = new URL(product.url)
  studio.port = String(Number(studio.port) + 2)
  const browser = await launchBrowser()
  const opened: OpenedGame[] = []
  for (const code of wanted) {
    const engine = offered.get(code)?.engine
    if (engine === undefined) throw new Error(`there is no title ${code}`)
    const { game, times } = await openAgain(() => openGame(browser, { studio: studio.href, code, engine }))
    const { median, min, max } = spreadOf(times)
    const note = `${min.toFixed(0)} to ${max.toFixed(0)}`
    const ready = { what: 'ready to play, slow 4G, CPU 4x slower', value: median, unit: 'ms', note, bar: barMs }
    const frames = await framesOf(browser, game)
    reportFigures(`${code} (${engine})`, [ready, ...frames])
    opened.push(game)
    await game.close()
  }
  if (named.length === 0) reportFigures('In the lobby, from the tap on the tile', await framedOpenings(browser))
  reportFigures('Scripts, gzip', scriptSizes(opened))
  reportFigures('The machine', machineFigures())
  await browser.close()
} finally {
  await product.stop()
}

/** For money, with everything that the lobby and the wallet do for it. */
async function framedOpenings(browser: Browser): Promise<readonly Figure[]> {
  await keepSignedIn(browser, product.url, storageState)
  const figures: Figure[] = []
  for (const name of framed.names) {
    const times: number[] = []
    for (let run = 0; run <= opens; run++) {
      times.push(await openInLobby(browser, { url: product.url, storageState, tab: framed.tab, name }))
    }
    const { median, min, max } = spreadOf(times.slice(1))
    const note = `${min.toFixed(0)} to ${max.toFixed(0)}`
    figures.push({
      what: `${name}, ready to play, slow 4G, CPU 4x slower`,
      value: median,
      unit: 'ms',
      note,
      bar: barMs,
    })
  }
  return figures
}

/** A round of moves is watched in its first ones: the button deals, and draws or takes. */
function framesOf(browser: Browser, game: OpenedGame): Promise<readonly Figure[]> {
  const title = titles.find(({ code }) => code === game.code)
  const isRounds = title !== undefined && title.engine !== 'fish' && !title.isStepwise
  return isRounds ? framesOfRounds(browser, game, rounds) : framesOfSeconds(browser, game, watchedSeconds)
}

/** The first time is not counted; the last game stays open. */
async function openAgain(open: () => Promise<OpenedGame>) {
  const times: number[] = []
  let game = await open()
  for (let run = 0; run < opens; run++) {
    await game.close()
    calibrate()
    game = await open()
    times.push(game.readyMs)
  }
  return { game, times }
}
