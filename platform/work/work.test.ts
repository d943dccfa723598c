import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { asPart, asWork, awaited, type DonePart, type DoneWork, nameSubject, observeWork, recordWork } from './work.ts'

const works: DoneWork[] = []
const parts: DonePart[] = []
const stop = observeWork({ work: (done) => works.push(done), part: (done) => parts.push(done) })
afterEach(() => {
  works.length = 0
  parts.length = 0
})

const statement = (name: string, ms: number) => asPart({ kind: 'statement', name }, () => sleep(ms))
const only = (): DoneWork => {
  expect(works).toHaveLength(1)
  return works[0] as DoneWork
}
const msOf = ({ parts: of }: DoneWork, part: string): number => of.get(part) ?? 0

test('statements that overlap count once, and what is left of the whole is our own', async () => {
  await asWork({ kind: 'call', name: 'a' }, async () => {
    await Promise.all([statement('one', 60), statement('two', 60)])
    await asPart({ kind: 'outside', name: 'maya' }, () => sleep(40))
    await sleep(30)
  })
  const done = only()
  expect(msOf(done, 'statement')).toBeGreaterThanOrEqual(59)
  expect(msOf(done, 'statement')).toBeLessThan(110)
  expect(msOf(done, 'outside:maya')).toBeGreaterThanOrEqual(39)
  expect(msOf(done, awaited)).toBeCloseTo(msOf(done, 'statement') + msOf(done, 'outside:maya'), 0)
  expect(done.ms - msOf(done, awaited)).toBeGreaterThanOrEqual(29)
  expect(parts.map(({ kind, name }) => `${kind} ${name}`)).toEqual(['statement one', 'statement two', 'outside maya'])
})

test('two works at the same time do not get each other’s parts', async () => {
  await Promise.all([
    asWork({ kind: 'call', name: 'deposit' }, () => asPart({ kind: 'outside', name: 'maya' }, () => sleep(20))),
    asWork({ kind: 'call', name: 'withdraw' }, () => statement('one', 20)),
  ])
  const partsOf = (name: string) => [...(works.find(({ work }) => work.name === name)?.parts.keys() ?? [])]
  expect(partsOf('deposit')).toEqual(['outside:maya', awaited])
  expect(partsOf('withdraw')).toEqual(['statement', awaited])
})

test('work inside of work is measured for itself, and its waiting counts in both', async () => {
  await asWork({ kind: 'job', name: 'outer' }, () =>
    asWork({ kind: 'event', name: 'inner' }, async () => {
      nameSubject('deposit 1')
      await statement('one', 20)
    }),
  )
  expect(works.map(({ work }) => [work.name, work.subject])).toEqual([
    ['inner', 'deposit 1'],
    ['outer', undefined],
  ])
  for (const done of works) expect(msOf(done, 'statement')).toBeGreaterThanOrEqual(19)
})

test('work that fails is measured as failed, and throws what it threw', async () => {
  const fails = asWork({ kind: 'job', name: 'settle' }, () =>
    asPart({ kind: 'statement', name: 'one' }, () => Promise.reject(new Error('away'))),
  )
  await expect(fails).rejects.toThrow('away')
  expect(only().outcome).toBe('failed')
  expect(parts).toMatchObject([{ outcome: 'failed' }])
})

test('a turn that had nothing to do counts nowhere', async () => {
  await asWork({ kind: 'consumer', name: 'stats' }, async (work) => work.discard())
  expect(works).toEqual([])
})

test('work that was measured elsewhere keeps its parts', () => {
  recordWork({ kind: 'gameCall', name: 'glw/bet', outcome: 'done', ms: 12, parts: [['ledger', 9]] })
  expect(only().parts).toEqual(
    new Map([
      ['ledger', 9],
      [awaited, 9],
    ]),
  )
})

test('nothing is observed once the observer has left', async () => {
  stop()
  await asWork({ kind: 'call', name: 'later' }, () => statement('one', 1))
  expect([works, parts]).toEqual([[], []])
})
