import { expect, test } from 'vitest'
import { createTurnLine } from './turn-line.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** The callers that have begun so far, and how each ends. */
function stage(atOnce: number) {
  const line = createTurnLine(atOnce)
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const come = (name: string, who = name) =>
    void line.enter(who).then((end) => {
      begun.push(name)
      ends.set(name, end)
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await settled()
  }
  return { begun, come, end }
}

test('so many run at once, and the others follow in the order of their arrival', async () => {
  const { begun, come, end } = stage(2)
  for (const name of ['a', 'b', 'c', 'd']) come(name)
  await settled()
  expect(begun).toEqual(['a', 'b'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  await end('a')
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
})

test('a session has one place, however many calls it sends', async () => {
  const { begun, come, end } = stage(1)
  for (const name of ['first', 'second', 'third']) come(name, 'session')
  come('other')
  come('fourth', 'session')
  await settled()
  await end('first')
  expect(begun).toEqual(['first', 'other'])
  await end('other')
  await end('second')
  await end('third')
  expect(begun).toEqual(['first', 'other', 'second', 'third', 'fourth'])
})

test('an empty line lets the next in at once', async () => {
  const { begun, come, end } = stage(1)
  come('a', 'session')
  await settled()
  await end('a')
  come('b', 'session')
  await settled()
  expect(begun).toEqual(['a', 'b'])
})
