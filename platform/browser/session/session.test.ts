import { beforeEach, expect, test } from 'vitest'
import { safeStorage } from '../storage/safe-storage.ts'
import { createSession } from './session.ts'

beforeEach(() => localStorage.clear())

const stored = () => safeStorage(() => window.localStorage)

/** The storage event by which the browser informs other tabs of this tab's change. */
const notifyOtherTabs = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }))

test('a token that was set is there in memory, in storage, and after a reload', () => {
  const session = createSession(stored())
  session.set('abc')
  expect(session.token()).toBe('abc')
  expect(createSession(stored()).token()).toBe('abc')
})

test('clear removes the token from memory and from storage', () => {
  const session = createSession(stored())
  session.set('abc')
  session.clear()
  expect(session.token()).toBeUndefined()
  expect(createSession(stored()).token()).toBeUndefined()
})

test('the state begins as nobody, like the server drew it, and turns when the token is first asked for', () => {
  createSession(stored()).set('abc')
  const session = createSession(stored())
  expect(session.store.getState().token).toBeUndefined()
  session.token()
  expect(session.store.getState().token).toBe('abc')
  expect(session.store.getInitialState().token).toBeUndefined()
})

test('signing out in one tab signs out the other, signing in signs it in', () => {
  const [here, there] = [createSession(stored()), createSession(stored())]
  const stop = there.followOtherTabs(window)
  here.set('abc')
  notifyOtherTabs('token')
  expect(there.store.getState().token).toBe('abc')
  here.clear()
  notifyOtherTabs('token')
  expect(there.store.getState().token).toBeUndefined()

  here.set('def')
  notifyOtherTabs('token')
  localStorage.clear()
  notifyOtherTabs(null)
  expect(there.store.getState().token).toBeUndefined()

  stop()
  here.set('ghi')
  notifyOtherTabs('token')
  expect(there.store.getState().token).toBeUndefined()
})

test('a value of another program under the key is no session', () => {
  localStorage.setItem('token', '{"a":1}')
  expect(createSession(stored()).token()).toBeUndefined()
})

test('with storage blocked the session lasts as long as the page', () => {
  const blocked = safeStorage(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const session = createSession(blocked)
  session.set('abc')
  expect(session.token()).toBe('abc')
})
