import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Motion, stillFor } from './motion.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const motionOf = (isReduced: boolean, ms: Motion['ms']) => ({
  isReduced,
  ms,
  wait: (usual: number) => new Promise<void>((resolve) => setTimeout(resolve, ms(usual))),
})

test.each([
  ['with usual motion a state stands as long as it should', motionOf(false, (usual) => usual), 500],
  ['at double speed half as long', motionOf(false, (usual) => usual / 2), 250],
  ['with reduced motion as long as usual, not for one step of 60 ms', motionOf(true, () => 60), 500],
  ['where everything is skipped, for no time', motionOf(true, () => 0), 0],
])('%s', async (_, motion, expected) => {
  const begun = Date.now()
  const over = stillFor(motion, 500).then(() => Date.now() - begun)
  await vi.runAllTimersAsync()
  expect(await over).toBe(expected)
})
