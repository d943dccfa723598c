// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { createLoop } from '#games/client/loop.ts'
import type { Motion } from '#games/client/motion.ts'
import { rest } from './rest.ts'

const longMs = 250
const motionOf = (isReduced: boolean, atMostMs: number): Motion => ({
  isReduced,
  isFrozen: atMostMs === 0,
  ms: (usual) => Math.min(usual, atMostMs),
  wait: async () => undefined,
})
async function restedMs(motion: Motion, speed = 1): Promise<number> {
  const loop = createLoop()
  loop.setSpeed(speed)
  const begun = performance.now()
  await rest({ loop, motion }, longMs)
  return performance.now() - begun
}

test('with reduced motion what happened stands for its time, and for less of it in a hurry', async () => {
  const usualMs = await restedMs(motionOf(true, 60))
  expect(usualMs).toBeGreaterThanOrEqual(longMs * 0.9)
  expect(await restedMs(motionOf(true, 60), 7)).toBeLessThan(usualMs / 2)
})

test.each([
  { what: 'with its movement', motion: motionOf(false, longMs) },
  { what: 'where everything is skipped', motion: motionOf(true, 0) },
])('$what nothing rests', async ({ motion }) => {
  expect(await restedMs(motion)).toBeLessThan(longMs / 2)
})
