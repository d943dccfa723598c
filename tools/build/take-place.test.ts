import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takePlace } from './take-place.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'take-place-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

function built(name: string): string {
  const path = join(directory, name)
  mkdirSync(path)
  for (const file of ['a', 'b', 'c']) writeFileSync(join(path, file), name)
  return path
}

test('the first build comes where nothing was, the next one takes its place', () => {
  const to = join(directory, 'client')
  takePlace(built('one'), to)
  takePlace(built('two'), to)
  expect(readdirSync(directory)).toEqual(['client'])
  expect(readFileSync(join(to, 'a'), 'utf8')).toBe('two')
})

test('of builds that end at the same moment one stays, and it is whole', async () => {
  const to = join(directory, 'client')
  built('client')
  const code = `
    import { workerData } from 'node:worker_threads'
    const { takePlace } = await import(workerData.module)
    for (const from of workerData.builds) takePlace(from, workerData.to)`
  const module = new URL('./take-place.ts', import.meta.url).href
  const workers = ['left', 'right'].map((side) => {
    const builds = Array.from({ length: 30 }, (_, index) => built(`${side}-${index}`))
    return new Worker(code, { eval: true, workerData: { module, builds, to } })
  })
  const codes = await Promise.all(
    workers.map((worker) => new Promise((resolve, reject) => worker.once('exit', resolve).once('error', reject))),
  )
  expect(codes).toEqual([0, 0])
  const texts = ['a', 'b', 'c'].map((file) => readFileSync(join(to, file), 'utf8'))
  expect(new Set(texts).size).toBe(1)
  expect(readdirSync(directory)).toEqual(['client'])
})
