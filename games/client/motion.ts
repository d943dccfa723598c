export type Motion = {
  /** With reduced motion, results appear without their animation. */
  readonly isReduced: boolean
  /** `?t=frozen`: every movement ends at once, for screenshots that are the same each time. */
  readonly isFrozen: boolean
  /** The duration of a movement: zero with reduced motion. */
  readonly ms: (usual: number) => number
  readonly wait: (usual: number) => Promise<void>
}

const quickPart = 0.4

/** The same, with shorter movements while the player wants them quick. */
export function withPace(motion: Motion, isQuick: () => boolean): Motion {
  const ms = (usual: number): number => motion.ms(isQuick() ? usual * quickPart : usual)
  return { ...motion, ms, wait: (usual) => new Promise((resolve) => setTimeout(resolve, ms(usual))) }
}

export function readMotion(search: string): Motion {
  const isFrozen = new URLSearchParams(search).get('t') === 'frozen'
  const isReduced = isFrozen || matchMedia('(prefers-reduced-motion: reduce)').matches
  const ms = (usual: number): number => (isReduced ? Math.min(usual, isFrozen ? 0 : 60) : usual)
  return { isReduced, isFrozen, ms, wait: (usual) => new Promise((resolve) => setTimeout(resolve, ms(usual))) }
}

/**
 * Between two states that follow each other by themselves: with reduced motion each stands still for as long as it would have
 * moved, so that one does not flash after the other. Where everything is skipped, so is this.
 */
export const stillFor = ({ isReduced, ms, wait }: Omit<Motion, 'isFrozen'>, usual: number): Promise<void> =>
  isReduced && ms(usual) > 0 ? new Promise((resolve) => setTimeout(resolve, usual)) : wait(usual)
