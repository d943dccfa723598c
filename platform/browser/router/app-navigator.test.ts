import { beforeEach, describe, expect, test } from 'vitest'
import { browserHistory } from './app-history.ts'
import { createAppNavigator } from './app-navigator.ts'
import { createRouteTable, type Route } from './route-table.ts'
import { readyScreen } from './screen.ts'

const page = (path: `/${string}`, entrance?: true): Route => {
  const route = { path, access: 'public', title: path, screen: readyScreen(() => null), frame: 'plain' } as const
  return entrance ? { ...route, entrance } : route
}

const table = createRouteTable([
  page('/lobby/home'),
  page('/points'),
  page('/login', true),
  page('/register', true),
  { path: '/', redirectTo: '/lobby/home' },
])

function arriveAt(address: string, state: unknown = null) {
  window.history.pushState(state, '', address)
  let keys = 0
  const navigator = createAppNavigator({
    table,
    history: browserHistory(window),
    signInPath: '/login',
    newKey: () => ++keys,
  })
  return { ...navigator, entry: () => navigator.location().entry }
}

const address = () => location.pathname + location.search + location.hash

const popState = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))

beforeEach(() => sessionStorage.clear())

describe('coming in', () => {
  test('at a redirected address, it is put right and keeps its query', () => {
    arriveAt('/?from=ad')
    expect(address()).toBe('/lobby/home?from=ad')
  })

  test('at a fragment, it stays', () => {
    arriveAt('/points#how')
    expect(address()).toBe('/points#how')
  })

  test('after a reload, the entry stays as it was', () => {
    const before = arriveAt('/points')
    before.navigate('/lobby/home', { data: { typeId: 2 } })
    const after = arriveAt('/lobby/home', window.history.state)
    expect(after.entry()).toEqual(before.entry())
  })

  test('with a state that is not ours, it counts as the first page', () => {
    expect(arriveAt('/points', { index: 'many' }).entry()).toMatchObject({ index: 0 })
  })
})

describe('back', () => {
  test('goes back inside the app', async () => {
    const { navigate, back } = arriveAt('/lobby/home')
    navigate('/points')
    const popped = popState()
    back('/login')
    await popped
    expect(address()).toBe('/lobby/home')
  })

  test('leads from the first page to the fallback, never out of the app', () => {
    const { back, entry } = arriveAt('/points')
    back('/lobby/home')
    expect(address()).toBe('/lobby/home')
    expect(entry().index).toBe(0)
  })

  test('going back skips a page that was replaced', async () => {
    const { navigate, back } = arriveAt('/lobby/home')
    navigate('/points')
    navigate('/register', { replace: true })
    const popped = popState()
    back('/login')
    await popped
    expect(address()).toBe('/lobby/home')
  })
})

describe('the entrance', () => {
  test('leads back to where the guard interrupted, with its query', () => {
    const { requireSignIn, finishSignIn } = arriveAt('/points?tab=2')
    requireSignIn()
    expect(address()).toBe('/login')
    finishSignIn('/lobby/home')
    expect(address()).toBe('/points?tab=2')
  })

  test('still knows after moving from sign-in to registration', () => {
    const { requireSignIn, navigate, finishSignIn } = arriveAt('/points')
    requireSignIn()
    navigate('/register')
    finishSignIn('/lobby/home')
    expect(address()).toBe('/points')
  })

  test('leads to what a page asked an account for, from sign-in and registration alike', () => {
    const { navigate, finishSignIn } = arriveAt('/lobby/home')
    navigate('/register', { returnTo: '/points?tab=2' })
    navigate('/login')
    finishSignIn('/lobby/home')
    expect(address()).toBe('/points?tab=2')
  })

  test('leads back to the page whose link led to it, with its query', () => {
    const { navigate, finishSignIn } = arriveAt('/points?tab=2')
    navigate('/login')
    navigate('/register')
    finishSignIn('/lobby/home')
    expect(address()).toBe('/points?tab=2')
  })

  test('does not lead back to a page that was left for good', () => {
    const { navigate, finishSignIn } = arriveAt('/points')
    navigate('/login', { replace: true, returnTo: '/lobby/home' })
    finishSignIn('/lobby/home')
    expect(address()).toBe('/lobby/home')
  })

  test('forgets it when the player goes elsewhere first', () => {
    const { requireSignIn, navigate, finishSignIn } = arriveAt('/points')
    requireSignIn()
    navigate('/lobby/home')
    navigate('/login')
    finishSignIn('/lobby/home')
    expect(address()).toBe('/lobby/home')
  })

  test('never leads to an address that is no page of the app', () => {
    const entry = { key: 1, index: 0, returnTo: '//evil.example/' }
    arriveAt('/login', entry).finishSignIn('/lobby/home')
    expect(address()).toBe('/lobby/home')
  })

  test('links that already lead to it are left alone', () => {
    const { requireSignIn, entry } = arriveAt('/register')
    requireSignIn()
    expect(address()).toBe('/register')
    expect(entry().returnTo).toBeUndefined()
  })
})

test('another query of the same page, in its place, keeps the entry; another page is a new one', () => {
  const { navigate, entry } = arriveAt('/points')
  const { key } = entry()
  navigate('/points?tab=2', { replace: true })
  expect(entry().key).toBe(key)
  navigate('/points?tab=3')
  expect(entry().key).not.toBe(key)
})

test('a jump inside the page is no new page', () => {
  const { location, navigate } = arriveAt('/lobby/home')
  navigate('/points')
  const { entry } = location()
  window.history.pushState(null, '', '#section')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(location().entry).toBe(entry)
})
