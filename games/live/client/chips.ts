import { element } from '#games/client/element.ts'

/** Chips that lie on the table and have not been confirmed, in the order in which they were put there. */
export type Chips = {
  readonly put: (bet: string, stake: number) => void
  readonly undo: () => void
  readonly clear: () => void
  readonly on: (bet: string) => number
  readonly sum: () => number
  readonly bets: () => readonly { readonly bet: string; readonly stake: number }[]
}

export function createChips(onChange: () => void): Chips {
  let puts: { readonly bet: string; readonly stake: number }[] = []
  const set = (next: typeof puts): void => {
    puts = next
    onChange()
  }
  const bets = () =>
    [...Map.groupBy(puts, ({ bet }) => bet)].map(([bet, group]) => ({
      bet,
      stake: group.reduce((sum, { stake }) => sum + stake, 0),
    }))
  return {
    put: (bet, stake) => set([...puts, { bet, stake }]),
    undo: () => set(puts.slice(0, -1)),
    clear: () => set([]),
    on: (bet) => puts.reduce((sum, put) => (put.bet === bet ? sum + put.stake : sum), 0),
    sum: () => puts.reduce((sum, { stake }) => sum + stake, 0),
    bets,
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
