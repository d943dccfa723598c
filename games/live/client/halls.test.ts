import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const css = readFileSync(join(import.meta.dirname, 'halls.css'), 'utf8')
/** How many colours the painter takes of each. */
const counts = { night: 3, lanterns: 4, wood: 2, cloth: 3, dress: 4 }

const halls = [...css.matchAll(/(\S+) \{([^}]+)\}/g)].map(([, selector = '', body = '']) => ({
  selector,
  colours: new Map(
    [...body.matchAll(/--hall-(\w+): ([^;]+);/g)].map(([, name = '', values = '']) => [name, values.split(' ')]),
  ),
}))

test('a hall without colours of its own has all of the usual one', () => {
  expect(halls[0]?.selector).toBe(':root')
  expect([...(halls[0]?.colours.keys() ?? [])]).toEqual(Object.keys(counts))
})

test.each(halls)('$selector gives the painter as many colours as it takes', ({ colours }) => {
  expect(Object.fromEntries([...colours].map(([name, values]) => [name, values.length]))).toEqual(
    Object.fromEntries(Object.entries(counts).filter(([name]) => colours.has(name))),
  )
  expect([...colours.values()].flat().filter((colour) => !/^#[\da-f]{6}$/.test(colour))).toEqual([])
})
