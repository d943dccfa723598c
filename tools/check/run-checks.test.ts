import { expect, test } from 'vitest'
import { type Check, runChecks } from './run-checks.ts'

async function outcomeOf(checks: readonly Check[], atOnce = 2): Promise<{ passed: boolean; lines: string[] }> {
  const lines: string[] = []
  const passed = await runChecks(checks, { atOnce, print: (line) => lines.push(line) })
  return { passed, lines }
}

const content: Check = { name: 'content', run: async () => '' }
const faulty: Check = { name: 'faulty', run: async () => 'a.ts:1  wrong' }

test('content checks pass, each with one line', async () => {
  const { passed, lines } = await outcomeOf([content, { ...content, name: 'other' }])
  expect(passed).toBe(true)
  expect(lines).toHaveLength(3)
  expect(lines.at(-1)).toMatch(/All checks pass/)
})

test('one fault fails the whole and is told under the name of its check', async () => {
  const { passed, lines } = await outcomeOf([content, faulty])
  expect(passed).toBe(false)
  expect(lines).toContain('\nfaulty\na.ts:1  wrong')
  expect(lines.at(-1)).toMatch(/Faults in: faulty /)
})

test('a check that cannot run is a fault, and the others still run', async () => {
  const broken: Check = { name: 'broken', run: () => Promise.reject(new Error('no such program')) }
  const { passed, lines } = await outcomeOf([broken, content], 1)
  expect(passed).toBe(false)
  expect(lines.join('\n')).toMatch(/could not run: Error: no such program/)
  expect(lines.join('\n')).toMatch(/content +ok/)
})

test('no more checks run at once than allowed', async () => {
  let running = 0
  let most = 0
  const counted = async (): Promise<string> => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    return ''
  }
  await outcomeOf(Array.from({ length: 6 }, (_, index) => ({ name: `check ${index}`, run: counted })))
  expect(most).toBe(2)
})
