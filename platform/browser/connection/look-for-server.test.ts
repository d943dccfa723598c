import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createConnection } from './connection.ts'
import { lookForServer } from './look-for-server.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function setUp() {
  const connection = createConnection()
  const server = { isThere: false, looks: 0 }
  const stop = lookForServer(connection, {
    look: async () => {
      server.looks += 1
      if (!server.isThere) throw new TypeError('fetch failed')
      return true
    },
    everyMs: 5_000,
  })
  return { connection, server, stop }
}

test('an unreachable server is polled until it is back, and its return is reported once', async () => {
  const { connection, server } = setUp()
  let returns = 0
  connection.onReturn(() => {
    returns += 1
  })
  connection.unreachable()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(server.looks).toBe(3)
  expect(returns).toBe(0)
  server.isThere = true
  await vi.advanceTimersByTimeAsync(5_000)
  expect(connection.store.getState().online).toBe(true)
  await vi.advanceTimersByTimeAsync(60_000)
  expect([server.looks, returns]).toEqual([4, 1])
})

test('a reachable server is not polled, and polling stops at the end', async () => {
  const { connection, server, stop } = setUp()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.looks).toBe(0)
  connection.unreachable()
  stop()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(server.looks).toBe(0)
})
