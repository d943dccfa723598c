import { expect, test } from 'vitest'
import { createCardMotion } from './card-motion.ts'

const card = { width: 100, height: 140 }
const half = { grab: { x: 50, y: 0 }, by: { x: -40, y: 0 } }
const steps = (motion: ReturnType<typeof createCardMotion>, count: number): void => {
  for (let step = 0; step < count; step++) motion.step()
}

test('a card that is let go too early falls back and stays closed', () => {
  const motion = createCardMotion(card)
  motion.pull(half)
  steps(motion, 30)
  expect(motion.picture().kind).toBe('bent')
  motion.letGo()
  steps(motion, 30)
  expect(motion.picture()).toEqual({ kind: 'lying' })
})

test('beyond the point where it turns, the card opens by itself, and no finger closes it', () => {
  const motion = createCardMotion(card)
  motion.pull({ ...half, by: { x: -90, y: 0 } })
  expect(motion.isOpen()).toBe(false)
  motion.pull(half)
  motion.letGo()
  steps(motion, 30)
  expect(motion.isOpen()).toBe(true)
  motion.turn()
  expect(motion.picture()).toEqual({ kind: 'open' })
})

test.each([{ pulled: false }, { pulled: true }])('a tap opens it, pulled before: $pulled', ({ pulled }) => {
  const motion = createCardMotion(card)
  if (pulled) motion.pull(half)
  motion.turn()
  expect(motion.picture().kind).toBe('bent')
  steps(motion, 30)
  expect(motion.isOpen()).toBe(true)
})
