import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { failpoints, readFailpoint } from './failpoint.ts'

const module = join(import.meta.dirname, 'failpoint.ts')

/** A process that passes a point three times and reports each time. */
const passThrice = (setting: string | undefined) => {
  const armed = setting === undefined ? 'undefined' : `readFailpoint('${setting}')`
  const script = `import { armFailpoint, failpoint, readFailpoint } from '${module}'
    armFailpoint(${armed})
    for (const time of [1, 2, 3]) {
      failpoint('engine.beforeCommit')
      process.stdout.write(String(time))
    }`
  const started = performance.now()
  const { signal, stdout } = spawnSync(process.execPath, ['--input-type=module-typescript', '--eval', script])
  return { signal, passed: String(stdout), ms: performance.now() - started }
}

describe('a process', () => {
  test('in which nothing is armed passes every point', () => {
    expect(passThrice(undefined)).toMatchObject({ signal: null, passed: '123' })
  })

  test('dies at the configured passing, and at no other point', () => {
    expect(passThrice('engine.beforeCommit:die')).toMatchObject({ signal: 'SIGKILL', passed: '' })
    expect(passThrice('engine.beforeCommit:die:3')).toMatchObject({ signal: 'SIGKILL', passed: '12' })
    expect(passThrice('engine.afterCommit:die')).toMatchObject({ signal: null, passed: '123' })
  })

  test('stalls for longer than a game waits, and goes on', () => {
    const { signal, passed, ms } = passThrice('engine.beforeCommit:stall:2')
    expect({ signal, passed }).toEqual({ signal: null, passed: '123' })
    expect(ms).toBeGreaterThan(2_500)
  })
})

test('a setting names a point, what happens there, and when', () => {
  for (const point of failpoints) expect(readFailpoint(`${point}:die`)).toEqual({ point, act: 'die', passing: 1 })
  expect(readFailpoint('engine.afterCommit:stall:12')).toEqual({
    point: 'engine.afterCommit',
    act: 'stall',
    passing: 12,
  })
})

test.each([
  '',
  'engine.beforeCommit',
  'engine.beforeCommit:explode',
  'nowhere:die',
  'engine.beforeCommit:die:0',
  'engine.beforeCommit:die:1:2',
])('"%s" is no such setting', (text) => {
  expect(readFailpoint(text)).toBeUndefined()
})
