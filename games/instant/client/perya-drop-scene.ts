import { createSurface } from '#games/client/surface.ts'
import { linear, tween } from '#games/client/loop.ts'
import type { MakeScene, Scene, Stage } from '#games/client/scene.ts'
import { multiplierText } from '#games/title/pay.ts'
import { type DropChoice, dropRisks, dropRows, dropSlots } from '../math/perya-drop.ts'
import { segments } from './choices.ts'
import { type DropBoard, paintDropBoard, pegPosition } from './drop-board.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const riskNames = { low: messages.riskLow, medium: messages.riskMedium, high: messages.riskHigh } as const

type View = DropChoice & { readonly turns: readonly number[]; readonly slot: number; readonly pays: number }
const rowMs = 105

/** A drop board at the fair: pegs in lamplight, prizes below. */
export const makePeryaDropScene: MakeScene = (stage) => {
  const board = createBoard(stage)
  let choice: DropChoice = { rows: 12, risk: 'medium' }
  const choose = (changes: Partial<DropChoice>): void => {
    choice = { ...choice, ...changes }
    board.set({ rows: choice.rows, slots: dropSlots(choice), ball: undefined, landed: undefined })
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
    play(round) {
      const { rows: played, risk: chosen } = round.view as View
      if (played !== choice.rows || chosen !== choice.risk) choose({ rows: played, risk: chosen })
      return dropBall(stage, board, round)
    },
  }
}

type Board = ReturnType<typeof createBoard>

function createBoard({ container }: Stage) {
  const { context, size, onResize } = createSurface(container)
  const board: DropBoard = { rows: 0, slots: [], ball: undefined, hit: undefined, landed: undefined }
  const paint = (): void => paintDropBoard(context, size, board)
  onResize(paint)
  return {
    size,
    set(changes: Partial<DropBoard>): void {
      Object.assign(board, changes)
      paint()
    },
  }
}

async function dropBall(stage: Stage, board: Board, round: Parameters<Scene['play']>[0]): Promise<void> {
  const { turns, slot, pays } = round.view as View
  let [column, lastRow] = [0, -1]
  board.set({ landed: undefined })
  await tween(stage.loop, {
    ms: stage.motion.ms(rowMs * (turns.length + 1)),
    easing: linear,
    onPart(part) {
      const along = part * turns.length
      const row = Math.min(Math.floor(along), turns.length - 1)
      if (row !== lastRow) {
        column = turns.slice(0, row).reduce((sum, turn) => sum + turn, 0)
        lastRow = row
        stage.sound.play('peg', row)
      }
      const at = { row, column, turn: turns[row] ?? 0, part: Math.min(1, along - row) }
      board.set({ hit: { row, column }, ball: fallen(board.size, turns.length, at) })
    },
  })
  board.set({ ball: undefined, hit: undefined, landed: slot })
  stage.sound.play('stop')
  stage.buzz('light')
  stage.say(formatMessage(messages.ballLanded, { multiplier: multiplierText(pays) }))
  if (round.win <= round.staked) return
  const { x, y } = pegPosition(board.size, turns.length, { row: turns.length, column: slot })
  const colours = ['#ffcf5f', '#ff5f8a', '#5fd0ff', '#7ee081']
  stage.particles.burst({ x, y, count: pays >= 1_000 ? 80 : 36, colours })
}

type FallStep = { readonly row: number; readonly column: number; readonly turn: number; readonly part: number }

/** From one peg to the next in a small arc. */
function fallen(size: { width: number; height: number }, rows: number, { row, column, turn, part }: FallStep) {
  const from = pegPosition(size, rows, { row, column })
  const to = pegPosition(size, rows, { row: row + 1, column: column + turn })
  const hop = Math.sin(part * Math.PI) * (to.y - from.y) * 0.35
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part * part - hop - 6 }
}
