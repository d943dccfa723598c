import { createSurface } from '#games/client/surface.ts'
import { linear, tween } from '#games/client/loop.ts'
import type { MakeScene, Scene, Stage } from '#games/client/scene.ts'
import { multiplierText } from '#games/title/pay.ts'
import { type DropChoice, dropRisks, dropRows, dropSlots } from '../../math/perya-drop.ts'
import { segments } from '../choices.ts'
import { type DropBoard, type Fall, paintDropBoard, paintFall, pegPosition } from './drop-board.ts'
import { endWin, feelWin } from '../felt-win.ts'
import { boothKeeper } from '../people/people.ts'
import { createPersonFigure, type PersonFigure } from '../people/person-figure.ts'
import { createPlace } from '../places/create-place.ts'
import { paintFairground } from '../places/fairground.ts'
import { createResultChips } from '../result-chips.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const riskNames = { low: messages.riskLow, medium: messages.riskMedium, high: messages.riskHigh } as const

type View = DropChoice & { readonly turns: readonly number[]; readonly slot: number; readonly pays: number }
const rowMs = 105
/** How much longer than the others the last rows take: there the ball may still go either way. */
const lateRows = [1.5, 2.6]
const colours = ['#ffcf5f', '#ff5f8a', '#5fd0ff', '#7ee081']

/** A drop board at the fair: pegs in lamplight, prizes below. */
export const makePeryaDropScene: MakeScene = (stage) => {
  stage.container.classList.add('fairground')
  const [keeper, chips] = [createPersonFigure(boothKeeper, stage.motion), createResultChips(stage)]
  stage.container.append(createPlace(paintFairground), keeper.root)
  const board = createBoard(stage)
  stage.container.append(chips.root)
  let choice: DropChoice = { rows: 12, risk: 'medium' }
  const choose = (changes: Partial<DropChoice>): void => {
    choice = { ...choice, ...changes }
    board.set({ rows: choice.rows, slots: dropSlots(choice), landed: undefined })
  }
  const options = dropRows.map((value) => ({ value: Number(value), text: String(value) }))
  const rows = segments(messages.rows, options, {
    first: 12,
    onChange: (value) => choose({ rows: dropRows.find((each) => each === value) ?? 12 }),
  })
  const risks = dropRisks.map((value) => ({ value, text: riskNames[value] }))
  const risk = segments(messages.risk, risks, { first: 'medium', onChange: (value) => choose({ risk: value }) })
  stage.controls.append(rows.root, risk.root)
  stage.setAction({ label: messages.drop, run: () => stage.begin(choice) })
  choose({})
  return {
    setBusy(isBusy) {
      rows.setBusy(isBusy)
      risk.setBusy(isBusy)
    },
    show(round) {
      const view = round?.view as View | undefined
      if (view?.rows === choice.rows && view.risk === choice.risk) board.set({ landed: view.slot })
    },
    async play(round) {
      const { rows: played, risk: chosen, pays } = round.view as View
      endWin(stage)
      if (played !== choice.rows || chosen !== choice.risk) choose({ rows: played, risk: chosen })
      await dropBall(stage, { board, keeper }, round)
      chips.add(round, multiplierText(pays))
    },
  }
}

type Board = ReturnType<typeof createBoard>

/** Two surfaces: what stands still, painted with every choice and end, and the ball. */
function createBoard({ container }: Stage) {
  const [still, moving] = [createSurface(container), createSurface(container)]
  const board: DropBoard = { rows: 0, slots: [], landed: undefined }
  const paint = (): void => paintDropBoard(still.context, still.size, board)
  still.onResize(paint)
  return {
    size: still.size,
    set(changes: Partial<DropBoard>): void {
      Object.assign(board, changes)
      paint()
    },
    move: (fall: Fall): void => paintFall(moving.context, moving.size, board.rows, fall),
  }
}

type Booth = { readonly board: Board; readonly keeper: PersonFigure }

async function dropBall(stage: Stage, { board, keeper }: Booth, round: Parameters<Scene['play']>[0]): Promise<void> {
  const { turns, slot, pays } = round.view as View
  const [columns, pace] = [columnsOf(turns), paceOf(turns.length)]
  let lastRow = -1
  board.set({ landed: undefined })
  keeper.feel('calm')
  await tween(stage.loop, {
    ms: stage.motion.ms(rowMs * pace.total),
    easing: linear,
    onPart(part) {
      const along = pace.along(part)
      const row = Math.min(Math.floor(along), turns.length - 1)
      if (row !== lastRow) {
        lastRow = row
        stage.sound.play('peg', row)
        if (row === turns.length - lateRows.length) keeper.feel('tense')
      }
      const at = { row, column: columns[row] ?? 0, turn: turns[row] ?? 0, part: Math.min(1, along - row) }
      board.move({ hit: at, ball: fallen(board.size, turns.length, at) })
    },
  })
  board.move({ ball: undefined, hit: undefined })
  board.set({ landed: slot })
  stage.sound.play('stop')
  stage.buzz('light')
  stage.say(formatMessage(messages.ballLanded, { multiplier: multiplierText(pays) }))
  const { x, y } = pegPosition(board.size, turns.length, { row: turns.length, column: slot })
  keeper.feel(feelWin(stage, round, { x, y, colours }) ? 'glad' : 'calm')
}

/** In which column the ball is when it comes to each row. */
const columnsOf = (turns: readonly number[]): readonly number[] =>
  turns.map((_, row) => turns.slice(0, row).reduce((sum, turn) => sum + turn, 0))

/** How far down the ball is: evenly, until the rows that decide. */
function paceOf(rows: number) {
  const early = rows - lateRows.length
  const total = early + lateRows.reduce((sum, each) => sum + each, 0)
  return {
    total,
    along(part: number): number {
      let left = part * total - early
      if (left <= 0) return part * total
      let row = early
      for (const lasts of lateRows) {
        if (left < lasts) return row + left / lasts
        left -= lasts
        row++
      }
      return rows
    },
  }
}

type FallStep = { readonly row: number; readonly column: number; readonly turn: number; readonly part: number }

/** From one peg to the next in a small arc. */
function fallen(size: { width: number; height: number }, rows: number, { row, column, turn, part }: FallStep) {
  const from = pegPosition(size, rows, { row, column })
  const to = pegPosition(size, rows, { row: row + 1, column: column + turn })
  const hop = Math.sin(part * Math.PI) * (to.y - from.y) * 0.35
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part * part - hop - 6 }
}
