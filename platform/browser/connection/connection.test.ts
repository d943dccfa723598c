import { expect, test } from 'vitest'
import { createConnection } from './connection.ts'

const isOnline = ({ store }: ReturnType<typeof createConnection>) => store.getState().online

test('a call that finds no server says offline, an answered one says online', () => {
  const connection = createConnection()
  expect(isOnline(connection)).toBe(true)
  connection.unreachable()
  expect(isOnline(connection)).toBe(false)
  connection.answered()
  expect(isOnline(connection)).toBe(true)
})

test("follows the browser's own events until it is stopped", () => {
  const connection = createConnection()
  const stop = connection.follow(window)
  window.dispatchEvent(new Event('offline'))
  expect(isOnline(connection)).toBe(false)
  window.dispatchEvent(new Event('online'))
  expect(isOnline(connection)).toBe(true)
  stop()
  window.dispatchEvent(new Event('offline'))
  expect(isOnline(connection)).toBe(true)
})
