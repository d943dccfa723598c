export type Motion = {
  /** With reduced motion, results appear without their animation. */
  readonly isReduced: boolean
  /** `?t=frozen`: every movement ends at once, for screenshots that are the same each time. */
  readonly isFrozen: boolean
  /** The duration of a movement: zero with reduced motion. */
  readonly ms: (usual: number) => number
  readonly wait: (usual: number) => Promise<void>
}

export function readMotion(search: string): Motion {
  const isFrozen = new URLSearchParams(search).get('t') === 'frozen'
  const isReduced = isFrozen || matchMedia('(prefers-reduced-motion: reduce)').matches
  const ms = (usual: number): number => (isReduced ? Math.min(usual, isFrozen ? 0 : 60) : usual)
  return { isReduced, isFrozen, ms, wait: (usual) => new Promise((resolve) => setTimeout(resolve, ms(usual))) }
}
