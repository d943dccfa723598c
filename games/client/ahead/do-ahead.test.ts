import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { doAhead } from './do-ahead.ts'

type Idle = (deadline: { readonly timeRemaining: () => number }) => void

/** What the browser is to call in its next moment of rest. */
let requests: Idle[]
beforeEach(() => {
  vi.useFakeTimers()
  requests = []
  vi.stubGlobal('requestIdleCallback', (idle: Idle) => requests.push(idle))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A moment of rest; each work takes 20 ms of it. */
function rest(restMs: number): void {
  const begun = log.length
  for (const idle of requests.splice(0)) idle({ timeRemaining: () => restMs - (log.length - begun) * 20 })
}

let log: string[] = []
beforeEach(() => (log = []))
const making = (name: string) => () => {
  log.push(name)
  return name
}

test('works are done in the order in which they were given, as many as a moment of rest has room for', () => {
  for (const name of ['sky', 'hero', 'wheel']) doAhead(making(name))
  expect(log).toEqual([])
  rest(50)
  expect(log).toEqual(['sky', 'hero'])
  rest(50)
  expect(log).toEqual(['sky', 'hero', 'wheel'])
  expect(requests).toEqual([])
})

test('what is needed before its turn is made at once, and only once', () => {
  doAhead(making('sky'))
  const hero = doAhead(making('hero'))
  expect([hero(), hero()]).toEqual(['hero', 'hero'])
  rest(100)
  expect(log).toEqual(['hero', 'sky'])
})

test('what a work asks for in turn comes after the others', () => {
  doAhead(() => {
    log.push('sky')
    doAhead(making('star'))
  })
  doAhead(making('hero'))
  rest(100)
  expect(log).toEqual(['sky', 'hero', 'star'])
})

test('between two frames of something that moves nothing is made, for a second and a half at most', () => {
  doAhead(making('hero'))
  rest(16)
  vi.advanceTimersByTime(1_500)
  rest(16)
  expect(log).toEqual([])
  vi.advanceTimersByTime(1)
  rest(16)
  expect(log).toEqual(['hero'])
})

test('a work that fails does not keep the others from being done', () => {
  doAhead(() => {
    throw new Error('no canvas')
  })
  doAhead(making('hero'))
  expect(() => rest(50)).toThrow('no canvas')
  rest(50)
  expect(log).toEqual(['hero'])
})

test('a browser that says nothing of its rest does one work after the other, with pauses', () => {
  vi.unstubAllGlobals()
  for (const name of ['sky', 'hero']) doAhead(making(name))
  vi.advanceTimersByTime(34)
  expect(log).toEqual(['sky'])
  vi.advanceTimersByTime(34)
  expect(log).toEqual(['sky', 'hero'])
})
