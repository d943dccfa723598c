import { type Loop, tween } from '#games/client/loop.ts'
import type { Grid, SlotModel } from '../math/model.ts'
import type { BoardLook, ReelTurn } from './board.ts'

export type Mover = {
  readonly loop: Loop
  readonly model: SlotModel
  readonly look: BoardLook
  readonly paint: () => void
  /** How long a movement takes now: shorter when the player is in a hurry. */
  readonly ms: (usual: number) => number
  readonly onStop: (reel: number) => void
  /** The reel is awaited: it is the next to stop, and two scatters lie already. */
  readonly onTense: (reel: number) => void
}

const turn = { firstMs: 620, nextMs: 150, tenseMs: 900, rows: 18 }

/** All reels turn and stop one after the other; where two scatters lie already, the rest keep one waiting. */
export async function turnReels(mover: Mover, grid: Grid, held: ReadonlySet<number>): Promise<void> {
  const { model, look } = mover
  const before = look.grid
  look.held = held
  // A cell that is held shows what it holds at once; the others are drawn from what passes.
  look.grid = grid
  let scatters = 0
  let wait = 0
  const tense: boolean[] = []
  const runs = grid.map((column, reel) => {
    const isWhole = column.every((_, row) => held.has(reel * model.rows + row))
    if (isWhole) return Promise.resolve()
    const isTense = scatters >= 2 && model.scatter !== undefined && reel > 1
    tense[reel] = isTense
    if (isTense) wait += turn.tenseMs
    scatters += column.filter((symbol) => symbol === model.scatter).length
    const ms = mover.ms(turn.firstMs + reel * turn.nextMs + wait)
    const passing = passingOf(column, before[reel] ?? column, {
      reel,
      model,
      rows: turn.rows + (isTense ? 16 : reel * 4),
    })
    return turnReel(mover, reel, { turning: { passing, at: 0, isFast: true, isTense }, ms }).then(() => {
      if (tense[reel + 1] === true) mover.onTense(reel + 1)
    })
  })
  await Promise.all(runs)
  look.turning = []
  look.held = new Set()
}

/** The final symbols first, the previous ones last: reels turn downwards. */
function passingOf(
  column: readonly number[],
  before: readonly number[],
  { reel, model, rows }: { reel: number; model: SlotModel; rows: number },
): number[] {
  const kinds = Math.min(model.symbols.length, 8)
  const filler = Array.from({ length: rows }, (_, index) => (index * 5 + reel * 3 + (index % 3) * 2) % kinds)
  return [...column, ...filler, ...before]
}

async function turnReel(mover: Mover, reel: number, { turning, ms }: { turning: ReelTurn; ms: number }): Promise<void> {
  const far = turning.passing.length - mover.model.rows
  mover.look.turning[reel] = turning
  turning.at = far
  let last = 0
  await tween(mover.loop, {
    ms,
    easing: landing,
    onPart(part) {
      turning.at = far * (1 - part)
      turning.isFast = Math.abs(part - last) * far > 0.22
      last = part
      mover.paint()
    },
  })
  mover.look.turning[reel] = undefined
  mover.onStop(reel)
  mover.paint()
}

/** Even speed for most of the way, then a stop that goes a little too far and comes back. */
const landing = (part: number): number => {
  const even = 0.82
  if (part < even) return (part / even) * 0.985
  const rest = (part - even) / (1 - even)
  return 0.985 + 0.015 * rest + Math.sin(rest * Math.PI) * 0.014
}

const drop = { popMs: 260, fallMs: 420, eachMs: 36 }

/** Winning symbols are removed, the rest falls, and new symbols fall in from above. */
export async function fallDown(mover: Mover, removed: ReadonlySet<number>, grid: Grid): Promise<void> {
  const { look, loop, model } = mover
  await tween(loop, {
    ms: mover.ms(drop.popMs),
    onPart(part) {
      for (const cell of removed) look.fading.set(cell, Math.max(0, 1 - part))
      mover.paint()
    },
  })
  look.fading.clear()
  look.grid = grid
  const heights = grid.flatMap((_, reel) => heightsOf(reel, removed, model))
  await settle(mover, heights, drop.fallMs)
}

/** How far above its new place each symbol of a column was. */
function heightsOf(reel: number, removed: ReadonlySet<number>, { rows }: SlotModel): [number, number][] {
  const kept: number[] = []
  for (let row = 0; row < rows; row++) if (!removed.has(reel * rows + row)) kept.push(row)
  const fresh = rows - kept.length
  return Array.from({ length: rows }, (_, row): [number, number] => {
    const from = row < fresh ? row - fresh : (kept[row - fresh] ?? row)
    return [reel * rows + row, row - from]
  })
}

/** A whole new screen falls in, column by column. */
export async function dropIn(mover: Mover, grid: Grid): Promise<void> {
  const { look, model, loop } = mover
  await tween(loop, {
    ms: mover.ms(drop.popMs),
    onPart(part) {
      for (let cell = 0; cell < model.reels * model.rows; cell++) look.lifted.set(cell, -part * part * (model.rows + 1))
      mover.paint()
    },
  })
  look.lifted.clear()
  look.grid = grid
  look.marks = []
  const heights = grid.flatMap((column, reel) =>
    column.map((_, row): [number, number] => [
      reel * model.rows + row,
      model.rows + 1 + (model.rows - row) * 0.5 + reel * 0.6,
    ]),
  )
  await settle(mover, heights, drop.fallMs + model.reels * drop.eachMs)
}

async function settle(mover: Mover, heights: readonly (readonly [number, number])[], ms: number): Promise<void> {
  const { look, loop } = mover
  const highest = Math.max(1, ...heights.map(([, height]) => height))
  await tween(loop, {
    ms: mover.ms(ms),
    easing: (part) => part,
    onPart(part) {
      const fallen = part * part * highest * 1.25
      for (const [cell, height] of heights) {
        const over = fallen - height
        // A landed symbol sinks a little and rises again.
        const sunk = over > 0 && over < 0.6 && height > 0 ? -Math.sin((over / 0.6) * Math.PI) * 0.07 : 0
        look.lifted.set(cell, over < 0 ? -over : sunk)
      }
      mover.paint()
    },
  })
  look.lifted.clear()
  mover.onStop(0)
  mover.paint()
}
