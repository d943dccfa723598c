import type { Draw } from '#core/draw/draw.ts'
import type { Mark } from './model.ts'
import type { SlotRecord } from './record.ts'

export type Hold = {
  readonly record: SlotRecord
  readonly draw: Draw
  readonly cells: number
  readonly coins: readonly Mark[]
  /** A free cell takes a coin in one of so many respins. */
  readonly oneIn: number
  readonly value: () => number
  /** What coins that have just landed do to those that lie there. */
  readonly onLanded?: (coins: Map<number, number>, landed: readonly Mark[]) => void
  /** Paid on top when no cell is free. */
  readonly fullPays: number
}

/** How often the free places turn again before the coins pay. */
export const respins = 3

/** Coins stay, the rest turns again three times; every new coin gives three more. Then all coins pay. */
export function playHold(hold: Hold): void {
  const { record, cells, coins } = hold
  const held = new Map(coins.map((coin) => [coin.cell, coin.value]))
  hold.onLanded?.(held, coins)
  record.add({ kind: 'hold', coins: marksOf(held), left: respins })
  for (let left = respins; left > 0 && held.size < cells; ) {
    left = turnFreeCells(hold, held) ? respins : left - 1
    record.add({ kind: 'hold', coins: marksOf(held), left })
  }
  record.payHold(worthOf(hold, held))
}

/** Answers whether a coin has landed. */
function turnFreeCells({ draw, cells, oneIn, value, onLanded }: Hold, held: Map<number, number>): boolean {
  const landed: Mark[] = []
  for (let cell = 0; cell < cells; cell++)
    if (!held.has(cell) && draw(oneIn) === 0) landed.push({ cell, value: value() })
  if (landed.length === 0) return false
  for (const coin of landed) held.set(coin.cell, coin.value)
  onLanded?.(held, landed)
  return true
}

function worthOf({ cells, fullPays }: Hold, held: ReadonlyMap<number, number>): number {
  let sum = held.size === cells ? fullPays : 0
  for (const worth of held.values()) sum += worth
  return sum
}

const marksOf = (held: ReadonlyMap<number, number>): Mark[] => Array.from(held, ([cell, value]) => ({ cell, value }))
