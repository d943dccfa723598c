// What a game costs a phone: its scripts, the time until it can be played, and its pictures while it plays.
//   npm run bench -- games [title] [title] ...     named titles alone
//   npm run bench -- games lobby                   opening them in the lobby's frame alone
//   npm run bench -- games replays                 replays alone
// The production build behind the product's own studio, in demo mode: one title of each engine and the slots with the most
// to draw. Then, for money and in the lobby's own frame, one title of each engine from the tap on its tile: cold, when none
// of the game's files are on the phone, and warm, when it is opened again. Time to open is on slow 4G with the processor 4
// times slower, until a round can be begun on a page that has been painted; frames are those of whole rounds, of a table
// from its last bet into its next round, or of some seconds where a game never stands still. What the page's main thread
// does for them has the bar, counted in processor time by the browser's trace; filling canvases point by point is reported
// separately, because a phone has a graphics card for that.
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { titles, tables } from '#games/titles.ts'
import { runProduct } from '#tests/journeys/support/run-product.ts'
import { openReplay } from './games/open-replay.ts'
import { type DemoDesk, openDemoDesk } from './games/open-demo-desk.ts'
import { openGame, type OpenedGame } from './games/open-game.ts'
import { type InLobby, type LobbyOpening, openInLobby } from './games/open-in-lobby.ts'
import { framesOfRounds, framesOfSeconds, framesOfTable } from './games/frames-of-rounds.ts'
import { figuresOfSound } from './games/sound-rendering.ts'
import { scriptSizes } from './games/script-sizes.ts'
import { type Figure, reportFigures } from './support/figures.ts'
import { spreadOf } from './support/spread.ts'
import { calibrate, machineFigures } from './web/machine.ts'
import { keepSignedIn } from './web/signed-in.ts'
import { launchBrowser } from './web/slow-phone.ts'

const opens = 3
const rounds = 6
const watchedSeconds = 12
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
const inLobby = 'lobby'
const asReplays = 'replays'
/** Titles of one step: the largest of the slots, a light title, and one that draws many sprites. */
const replayed = ['mayon-fire', 'jeepney-roll', 'dagat-hunter']
const named = process.argv.slice(2)
const codes = named.length > 0 ? named.filter((name) => name !== inLobby && name !== asReplays) : usual

/** One title of each engine, and where the lobby shows it. */
const framed: readonly InLobby[] = [
  { tab: 'Slots', name: 'Jeepney Joyride' },
  { tab: 'Fish', name: 'Dagat Hunter' },
  { tab: 'Poker', name: 'Jacks or Better' },
  { tab: 'Sports', name: 'Hardcourt League' },
  { tab: 'Tables', name: 'Color Game' },
  { tab: 'Games', name: 'Kara Krus' },
]
const barMs = 2_000

const product = await runProduct()
const storageState = join(product.dataDir, 'signed-in.json')
try {
  const desk = openDemoDesk(product)
  const browser = await launchBrowser()
  const opened: OpenedGame[] = []
  for (const code of codes) {
    const engine = offered.get(code)?.engine
    if (engine === undefined) throw new Error(`there is no title ${code}`)
    const { game, times } = await openAgain(() => openGame(browser, { desk, code, engine }))
    const ready = openingFigure('ready to play, slow 4G, CPU 4x slower', times)
    const frames = await framesOf(browser, game)
    reportFigures(`${code} (${engine})`, [ready, ...frames, ...(await figuresOfSound(game.page))])
    opened.push(game)
    await game.close()
  }
  if (named.length === 0 || named.includes(inLobby))
    reportFigures('In the lobby, from the tap on the tile, slow 4G, CPU 4x slower', await framedOpenings(browser))
  if (named.length === 0 || named.includes(asReplays))
    reportFigures('Replays, until the round is played, slow 4G, CPU 4x slower', await replayOpenings(browser, desk))
  if (opened.length > 0) reportFigures('Scripts, gzip', scriptSizes(opened))
  reportFigures('The machine', machineFigures())
  await browser.close()
  await desk.close()
} finally {
  await product.stop()
}

/** For money, with everything that the lobby and the wallet do for it. The first phone of each is not counted. */
async function framedOpenings(browser: Browser): Promise<readonly Figure[]> {
  await keepSignedIn(browser, product.url, storageState)
  const figures: Figure[] = []
  for (const where of framed) {
    const openings: LobbyOpening[] = []
    for (let run = 0; run <= opens; run++) {
      calibrate()
      openings.push(await openInLobby(browser, { url: product.url, storageState, ...where }))
    }
    const counted = openings.slice(1)
    const [cold, warm] = [counted.map(({ coldMs }) => coldMs), counted.map(({ warmMs }) => warmMs)]
    figures.push(openingFigure(`${where.name}, cold`, cold), openingFigure(`${where.name}, warm`, warm))
  }
  return figures
}

/** Cold. The first phone of each is not counted. */
async function replayOpenings(browser: Browser, desk: DemoDesk): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const code of replayed) {
    const times: number[] = []
    for (let run = 0; run <= opens; run++) {
      calibrate()
      times.push(await openReplay(browser, desk, code))
    }
    figures.push(openingFigure(code, times.slice(1)))
  }
  return figures
}

function openingFigure(what: string, times: readonly number[]): Figure {
  const { median, min, max } = spreadOf(times)
  return { what, value: median, unit: 'ms', note: `${min.toFixed(0)} to ${max.toFixed(0)}`, bar: barMs }
}

/** A round of moves is watched in its first ones: the button deals, and draws or takes. A flight never stands still. */
function framesOf(browser: Browser, game: OpenedGame): Promise<readonly Figure[]> {
  const title = titles.find(({ code }) => code === game.code)
  const table = tables.find(({ code }) => code === game.code)
  if (table !== undefined && table.flight === undefined) return framesOfTable(browser, game, table.clock)
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
