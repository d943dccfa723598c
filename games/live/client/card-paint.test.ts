import { expect, test } from 'vitest'
import { paintCard } from './card-paint.ts'

/** Every act on the canvas, in order: what is drawn is what was asked for. */
function actsOf(part: number): readonly string[] {
  const acts: string[] = []
  const context = new Proxy({} as CanvasRenderingContext2D, {
    get:
      (_context, name) =>
      (...args: readonly unknown[]) =>
        void acts.push(
          `${String(name)} ${args.map((arg) => (typeof arg === 'number' ? arg.toFixed(3) : '')).join(' ')}`,
        ),
    set: (_context, name, value) => acts.push(`${String(name)} ${String(value)}`) > 0,
  })
  Object.assign(globalThis, { Path2D: class {} })
  paintCard(context, { card: { rank: 12, suit: 1 }, x: 100, y: 50, width: 40, part, from: { x: 300, y: 0 } })
  return acts
}

test.each([1.001, 1.5, 2, 2.857, 40])('a card that has been turned lies still at %f times its motion', (part) => {
  expect(actsOf(part)).toEqual(actsOf(1))
})

test('a card in the middle of its motion is narrower than one that lies', () => {
  expect(actsOf(0.7)).not.toEqual(actsOf(1))
})
