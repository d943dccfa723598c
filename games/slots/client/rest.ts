import { tween } from '#games/client/loop.ts'
import type { Stage } from '#games/client/scene.ts'

/**
 * With reduced motion nothing moves: what happened stands still for as long as it takes to read, so that one picture does
 * not flash after the other. A tap that hurries the reels hurries this, too. Where everything is skipped, so is this.
 */
export const rest = ({ loop, motion }: Pick<Stage, 'loop' | 'motion'>, ms: number): Promise<void> =>
  motion.isReduced && motion.ms(ms) > 0 ? tween(loop, { ms, onPart: () => undefined }) : Promise.resolve()
