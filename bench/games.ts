// What a game costs a phone: its scripts, the time until it can be played, and its pictures while it plays.
//   npm run bench -- games [title] [title] ...
// The production build behind the product's own studio, in demo mode: one title of each engine and the slots with the most to
// draw. Time to open is on slow 4G with the processor 4 times slower; frames are those of whole rounds, or of some seconds where
// a game never stands still, at the same slowness.
import { titles, tables } from '#games/titles.ts'
import { runProduct } from '#tests/journeys/support/run-product.ts'
import { openGame, type OpenedGame } from './games/open-game.ts'
import { framesOfRounds, framesOfSeconds } from './games/frames-of-rounds.ts'
import { scriptSizes } from './games/script-sizes.ts'
import { type Figure, reportFigures } from './support/figures.ts'
import { spreadOf } from './support/spread.ts'
import { calibrate, machineFigures } from './web/machine.ts'
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
  'dagat-hunter',
  'hardcourt-league',
]
const offered = new Map([...titles, ...tables].map((title) => [title.code, title]))
const named = process.argv.slice(2)
const wanted = named.length > 0 ? named : usual

const product = await runProduct()
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
    const ready = { what: 'ready to play, slow 4G, CPU 4x slower', value: median, unit: 'ms', note, bar: 2_000 }
    const frames = await framesOf(game)
    reportFigures(`${code} (${engine})`, [ready, ...frames])
    opened.push(game)
    await game.close()
  }
  reportFigures('Scripts, gzip', scriptSizes(opened))
  reportFigures('The machine', machineFigures())
  await browser.close()
} finally {
  await product.stop()
}

/** A game of moves is still between them, and each player makes others: its pictures are not timed. */
async function framesOf(game: OpenedGame): Promise<readonly Figure[]> {
  const title = titles.find(({ code }) => code === game.code)
  if (title === undefined || title.engine === 'fish') return framesOfSeconds(game, watchedSeconds)
  return title.isStepwise ? [] : framesOfRounds(game, rounds)
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
