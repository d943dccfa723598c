/** What the house promises itself. Shares are in hundredths of a percent, everything else in milliseconds. */
export const serviceLevels = {
  /** 99 of 100 bets are answered within it. */
  bet: { target: 250, unit: 'ms', max: 5_000 },
  /** 99 of 100 deposits are in the balance so long after the provider’s report. */
  depositCredit: { target: 5_000, unit: 'ms', max: 600_000 },
  /** So many sign-ins are answered without a failure of ours; a wrong password is an answer. */
  signIn: { target: 9_990, unit: 'share', max: 10_000 },
  /** Three of four visits see the largest part of their first page within it. */
  pageLoad: { target: 2_500, unit: 'ms', max: 60_000 },
} as const satisfies Record<string, { target: number; unit: 'ms' | 'share'; max: number }>

export type ServiceLevelName = keyof typeof serviceLevels
export const serviceLevelNames = Object.keys(serviceLevels) as [ServiceLevelName, ...ServiceLevelName[]]
export const targetMax = 600_000

/** A share has to be reached, a time must not be passed. Null: nothing was measured. */
export function isHeld(name: ServiceLevelName, { value, target }: { value: number | null; target: number }) {
  if (value === null) return null
  return serviceLevels[name].unit === 'share' ? value >= target : value <= target
}

export const refuseTarget = (name: ServiceLevelName, target: number): 'targetOutOfRange' | undefined =>
  target > serviceLevels[name].max ? 'targetOutOfRange' : undefined
