import { type Draw, drawWeighted } from '#core/draw/draw.ts'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'

/** Possible next steps with their weights. */
const weights = {
  // The provider queues a message; it is delivered later.
  bet: 20,
  win: 12,
  betwin: 6,
  rollback: 6,
  rollbackFirst: 3,
  voidRound: 3,
  endround: 5,
  promo: 3,
  adjust: 4,
  repeat: 4,
  mismatch: 4,
  // Delivery of its messages.
  deliver: 24,
  race: 5,
  drop: 2,
  // The product and its players.
  deposit: 5,
  bonus: 6,
  withdraw: 4,
  release: 4,
  settle: 3,
  safeboxIn: 1,
  safeboxOut: 1,
  forfeit: 1,
  cancel: 1,
  block: 2,
  relaunch: 1,
  exit: 1,
  limit: 1,
  wait: 4,
  expire: 4,
  sweep: 2,
  drain: 7,
  // Players' payments, and the payment provider's reports.
  order: 5,
  pay: 6,
  tell: 6,
  askPayments: 3,
} as const

export type Act = keyof typeof weights

/**
 * One thing that happens. The numbers choose among what is there when its turn comes, so that a plan in which steps are
 * left out is a plan too.
 */
export type Step = {
  readonly act: Act
  readonly player: number
  readonly numbers: readonly [number, number, number, number]
}

const acts = Object.entries(weights).map(([act, weight]) => ({ act: act as Act, weight }))
const stepsMin = 30
const stepsMore = 40

export function planOf(seed: number): Step[] {
  const draw = seededTestDraw(seed)
  return Array.from({ length: stepsMin + draw(stepsMore) }, () => stepOf(draw))
}

function stepOf(draw: Draw): Step {
  const { act } = drawWeighted(acts, draw)
  const number = (): number => draw(10_000)
  return { act, player: draw(10_000), numbers: [number(), number(), number(), number()] }
}
