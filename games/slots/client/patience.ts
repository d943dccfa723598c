import type { Motion } from '#games/client/motion.ts'

/** Time to read is no movement: it passes with reduced motion, too. Where everything is skipped, so is this. */
export const patience = (motion: Motion, ms: number): Promise<void> =>
  motion.isReduced && motion.ms(ms) > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : motion.wait(ms)
