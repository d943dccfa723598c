import { linear, tween } from '#games/client/loop.ts'
import type { Stage } from '#games/client/scene.ts'
import type { Change, Grid, Mark, SlotEvent, SlotModel } from '../math/model.ts'
import type { Area } from './area.ts'
import type { BoardLook } from './board.ts'
import type { Placard } from './placard.ts'
import type { Actors } from './stage/actors.ts'
import { dropIn, fallDown, type Mover, turnReels } from './reel-motion.ts'
import { rest } from './rest.ts'
import type { Theme } from './theme.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

export type EventScene = {
  readonly stage: Stage
  readonly theme: Theme
  readonly mover: Mover
  readonly look: BoardLook
  readonly placard: Placard
  readonly actors: Actors
  readonly paint: () => void
  readonly amount: (hundredths: number) => string
  /** What the round cost, in hundredths of its stake. */
  readonly paid: number
  readonly isWorth: (hundredths: number) => boolean
  readonly area: Readonly<Area>
}

type Event<Kind extends SlotEvent['kind']> = Extract<SlotEvent, { readonly kind: Kind }>

const lineColours = ['#ffd24a', '#ff6f91', '#5fd0ff', '#7df09a', '#c79bff', '#ff9a4a']
const times = { winMs: 900, changeMs: 420, meterMs: 420, cardMs: 1_700, holdMs: 620 }

/** Plays one event of a round. */
export function showEvent(showing: EventScene, event: SlotEvent): Promise<void> {
  switch (event.kind) {
    case 'spin':
      return showSpin(showing, event)
    case 'change':
      return showChange(showing, event)
    case 'win':
      return showWin(showing, event)
    case 'cascade':
      return showCascade(showing, event)
    case 'meter':
      return showMeter(showing, event)
    case 'free':
      return showFree(showing, event)
    case 'freeEnd':
      return showFreeEnd(showing, event)
    case 'hold':
      return showHold(showing, event)
    case 'holdEnd':
      return showHoldEnd(showing, event)
  }
}

async function showSpin(
  { stage, theme, mover, look, placard, actors }: EventScene,
  event: Event<'spin'>,
): Promise<void> {
  if (event.left !== undefined)
    placard.feature(
      event.left === 0 ? messages.lastFreeSpin : formatMessage(messages.freeSpinsLeft, { left: event.left }),
    )
  stage.sound.play('spin')
  actors.aim('spin', 1)
  look.marks = []
  if (theme.entry === 'drop') await dropIn(mover, event.grid)
  else await turnReels(mover, event.grid, new Set(event.held))
  actors.aim('spin', 0)
  actors.aim('tense', 0)
  look.marks = event.marks ?? []
  mover.paint()
  if (event.left !== undefined) await rest(stage, times.changeMs)
}

async function showChange({ stage, mover, look, paint }: EventScene, { cells, marks }: Event<'change'>): Promise<void> {
  stage.sound.play('change')
  look.grid = changed(look.grid, cells)
  look.marks = marks ?? look.marks
  await tween(stage.loop, {
    ms: mover.ms(times.changeMs),
    onPart(part) {
      for (const { cell } of cells) look.fading.set(cell, part)
      paint()
    },
  })
  look.fading.clear()
  paint()
  await rest(stage, times.changeMs)
}

async function showWin(showing: EventScene, { wins, multiplier, total }: Event<'win'>): Promise<void> {
  const { stage, mover, look, placard, paint, amount } = showing
  const sum = wins.reduce((pays, win) => pays + win.pays, 0) * multiplier
  look.lit = new Set(wins.flatMap(({ cells }) => cells))
  look.lines = wins.flatMap(({ cells, line }) =>
    line === undefined ? [] : [{ cells, colour: lineColours[line % lineColours.length] ?? '#fff' }],
  )
  if (multiplier > 1) placard.meter(`×${multiplier}`)
  if (showing.isWorth(total)) stage.sound.count({ win: total, staked: showing.paid }, mover.ms(times.winMs / 2))
  else stage.sound.play('mark')
  if (showing.isWorth(sum)) stage.buzz('light')
  if (showing.isWorth(total)) showing.actors.cheer(false)
  await tween(stage.loop, {
    ms: mover.ms(times.winMs),
    easing: linear,
    onPart(part) {
      look.beat = stage.motion.isReduced ? 0 : part * 2
      placard.win(amount(total - sum * (1 - Math.min(1, part * 2))))
      paint()
    },
  })
  placard.win(amount(total))
  paint()
  await rest(stage, times.winMs)
  look.lit = new Set()
  look.lines = []
  paint()
}

async function showCascade(showing: EventScene, { removed, grid, marks }: Event<'cascade'>): Promise<void> {
  const { stage, theme, mover, look, area } = showing
  sparkle(showing, removed, area)
  stage.sound.play('fall')
  const isOnCells = theme.model.bearer === undefined
  // Marks on positions appear at once; marks on symbols fall with them.
  look.marks = isOnCells ? (marks ?? []) : []
  await fallDown(mover, new Set(removed), grid)
  look.marks = marks ?? []
  stage.sound.play('stop', 2)
  mover.paint()
  await rest(stage, times.changeMs)
}

function sparkle({ stage, theme }: EventScene, cells: readonly number[], area: Readonly<Area>): void {
  if (stage.motion.isReduced) return
  const { model, palette } = theme
  for (const cell of cells.slice(0, 14))
    stage.particles.burst({
      ...middleOf(cell, area, model),
      count: 3,
      colours: [palette.glow, '#ffffff', palette.frame[0]],
    })
}

const middleOf = (cell: number, area: Readonly<Area>, { reels, rows }: SlotModel) => ({
  x: area.x + ((Math.floor(cell / rows) + 0.5) * area.width) / reels,
  y: area.y + (((cell % rows) + 0.5) * area.height) / rows,
})

async function showMeter({ stage, mover, placard, paint }: EventScene, { text }: Event<'meter'>): Promise<void> {
  stage.sound.play('change', 1)
  placard.meter(text)
  paint()
  await tween(stage.loop, { ms: mover.ms(times.meterMs), onPart: paint })
  await rest(stage, times.meterMs)
}

function showFree(showing: EventScene, { count, isMore, symbol }: Event<'free'>): Promise<void> {
  const { names = {}, model } = showing.theme
  const name = symbol === undefined ? undefined : names[model.symbols[symbol]?.name ?? '']
  beginBonus(showing)
  return showCard(showing, {
    title: isMore ? formatMessage(messages.moreSpins, { count }) : formatMessage(messages.freeSpinsWon, { count }),
    detail: name === undefined ? '' : formatMessage(messages.specialSymbol, { name }),
  })
}

function showFreeEnd(showing: EventScene, { pays }: Event<'freeEnd'>): Promise<void> {
  showing.placard.feature('')
  endBonus(showing, pays)
  return showCard(showing, {
    title: messages.freeSpinsOver,
    detail: formatMessage(messages.totalWin, { win: showing.amount(pays) }),
  })
}

/** The whole place changes with it: its light, its music, its actors. */
function beginBonus({ stage, actors }: EventScene): void {
  stage.sound.play('bonus')
  actors.aim('bonus', 1)
  stage.sound.setBonus(true)
}

/** What a bonus brought is counted up only if it is above the bet. */
function endBonus({ stage, mover, actors, paid }: EventScene, pays: number): void {
  stage.sound.setBonus(false)
  actors.aim('bonus', 0)
  stage.sound.count({ win: pays, staked: paid }, mover.ms(times.cardMs / 2))
}

async function showCard(
  { stage, mover, placard, paint }: EventScene,
  { title, detail }: { title: string; detail: string },
): Promise<void> {
  stage.buzz('firm')
  await tween(stage.loop, {
    ms: mover.ms(times.cardMs),
    easing: linear,
    onPart(part) {
      const seconds = (part * times.cardMs) / 1_000
      placard.card(title, detail, Math.min(1, part * 7, (1 - part) * 7), { seconds, coins: 0 })
      paint()
    },
  })
  if (stage.motion.isReduced) await standCard({ stage, placard, paint }, { title, detail })
  placard.card('', '', 0)
  paint()
}

async function standCard(
  { stage, placard, paint }: Pick<EventScene, 'stage' | 'placard' | 'paint'>,
  { title, detail }: { title: string; detail: string },
): Promise<void> {
  placard.card(title, detail, 1)
  paint()
  await rest(stage, times.cardMs)
}

/** The coins that lie there now; the new ones pop up. */
async function showHold(showing: EventScene, { coins, left }: Event<'hold'>): Promise<void> {
  const { stage, theme, mover, look, placard, paint } = showing
  const { bearer = 0 } = theme.model
  const fresh = look.isHolding ? coins.filter(({ cell }) => !isCoin(look.grid, cell, theme.model)) : coins
  if (!look.isHolding) {
    beginBonus(showing)
    await showCard(showing, {
      title: messages.holdAndWin,
      detail: formatMessage(messages.coinsHeld, { count: coins.length }),
    })
  }
  look.isHolding = true
  placard.feature(left === 0 ? messages.lastRespin : formatMessage(messages.respinsLeft, { left }))
  stage.sound.play(fresh.length > 0 ? 'stop' : 'mark', coins.length % 8)
  look.grid = changed(
    look.grid,
    coins.map(({ cell }) => ({ cell, symbol: bearer })),
  )
  look.marks = coins
  await tween(stage.loop, {
    ms: mover.ms(times.holdMs),
    onPart(part) {
      for (const { cell } of fresh) look.fading.set(cell, part)
      paint()
    },
  })
  look.fading.clear()
  paint()
  await rest(stage, times.holdMs)
}

async function showHoldEnd(showing: EventScene, { pays, total }: Event<'holdEnd'>): Promise<void> {
  const { look, placard, paint, amount } = showing
  placard.feature('')
  placard.win(amount(total))
  endBonus(showing, pays)
  await showCard(showing, { title: messages.total, detail: amount(pays) })
  look.isHolding = false
  paint()
}

const isCoin = (grid: Grid, cell: number, { rows, bearer }: SlotModel): boolean =>
  grid[Math.floor(cell / rows)]?.[cell % rows] === bearer

function changed(grid: Grid, cells: readonly (Change | (Mark & Change))[]): Grid {
  const rows = grid[0]?.length ?? 1
  const next = grid.map((column) => [...column])
  for (const { cell, symbol } of cells) {
    const column = next[Math.floor(cell / rows)]
    if (column !== undefined) column[cell % rows] = symbol
  }
  return next
}
