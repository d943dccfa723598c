/** Set before the first round; nothing is assumed. Amounts are centavos. */
export type AutoPlan = {
  readonly rounds: number
  /** The most that the rounds may lose together. */
  readonly lossMost: number
  /** A single win of this much ends it. */
  readonly winMost: number
}

export type AutoRun = { readonly plan: AutoPlan; readonly left: number; readonly net: number }

export type AutoRound = { readonly staked: number; readonly win: number; readonly hasBonus: boolean }

/** Why the rounds end. */
export type AutoEnd = 'played' | 'loss' | 'win' | 'bonus'

export const beginAuto = (plan: AutoPlan): AutoRun => ({ plan, left: plan.rounds, net: 0 })

/** Before a bet: the loss can never pass its limit, whatever the round brings. */
export function endBefore({ plan, left, net }: AutoRun, stake: number): AutoEnd | undefined {
  if (left <= 0) return 'played'
  return stake - net > plan.lossMost ? 'loss' : undefined
}

export const afterRound = (run: AutoRun, { staked, win }: AutoRound): AutoRun => ({
  ...run,
  left: run.left - 1,
  net: run.net + win - staked,
})

/** After a round: what the player wants to see, or to decide about. */
export function endAfter({ plan }: AutoRun, { win, hasBonus }: AutoRound): AutoEnd | undefined {
  if (win >= plan.winMost) return 'win'
  return hasBonus ? 'bonus' : undefined
}
