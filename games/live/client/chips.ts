import { element } from '#games/client/element.ts'

type Put = { readonly bet: string; readonly stake: number }

/** Chips that lie on the table and have not been confirmed, in the order in which they were put there. */
export type Chips = {
  /** Bets put down together are taken back together. */
  readonly put: (bets: readonly Put[]) => void
  readonly undo: () => void
  readonly clear: () => void
  readonly on: (bet: string) => number
  readonly sum: () => number
  readonly bets: () => readonly Put[]
}

export function createChips(onChange: () => void): Chips {
  let acts: (readonly Put[])[] = []
  let lying = new Map<string, number>()
  const set = (next: typeof acts): void => {
    acts = next
    lying = new Map()
    for (const { bet, stake } of acts.flat()) lying.set(bet, (lying.get(bet) ?? 0) + stake)
    onChange()
  }
  return {
    put: (bets) => set([...acts, bets]),
    undo: () => set(acts.slice(0, -1)),
    clear: () => set([]),
    on: (bet) => lying.get(bet) ?? 0,
    sum: () => [...lying.values()].reduce((sum, stake) => sum + stake, 0),
    bets: () => Array.from(lying, ([bet, stake]) => ({ bet, stake })),
  }
}

const centavosOfPeso = 100
const thousand = 1_000

const tenthOfThousand = 100

/** ₱1,500 is 1.5K on a chip. */
export function chipText(stake: number): string {
  const pesos = stake / centavosOfPeso
  return pesos < thousand ? String(pesos) : `${Math.floor(pesos / tenthOfThousand) / 10}K`
}

const steps = [5, 10, 20, 50, 100, 500, 1_000] as const

/** The colour of a chip follows its worth. */
export function chipElement(stake: number): HTMLElement {
  const rank = steps.findLastIndex((step) => stake >= step * centavosOfPeso)
  return element('span', { class: `chip is-${Math.max(0, rank)}`, 'aria-hidden': 'true' }, chipText(stake))
}
