import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentType, useEffect, useState } from 'react'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSession, type Session } from '../session/session.ts'
import { SessionContext } from '../session/session-context.tsx'
import { safeStorage } from '../storage/safe-storage.ts'
import { browserHistory } from './app-history.ts'
import { createAppNavigator } from './app-navigator.ts'
import { Link } from './link.tsx'
import { createRouteTable, type Route, type ScreenRoute } from './route-table.ts'
import { type FrameProps, Router } from './router.tsx'
import { createConnection } from '../connection/connection.ts'
import { ConnectionContext } from '../connection/connection-context.tsx'
import { lazyScreen, readyScreen } from './screen.ts'
import type { ScreenFailure } from './screen-boundary.tsx'
import { createScrollMemory } from './scroll-memory.ts'
import { useHasRoute } from './use-has-route.ts'
import { useNavigationData } from './use-navigation-data.ts'
import { useQueryParameter } from './use-query-parameter.ts'
import { useRouteParameter } from './use-route-parameter.ts'

function page(path: ScreenRoute['path'], component: ComponentType, more: Partial<ScreenRoute> = {}): ScreenRoute {
  return { path, access: 'public', title: path, screen: readyScreen(component), frame: 'plain', ...more }
}

const Heading = ({ text }: { text: string }) => <h1>{text}</h1>
const Home = () => {
  const [count, setCount] = useState(0)
  return (
    <>
      <Heading text="Home" />
      <button type="button" onClick={() => setCount(count + 1)}>
        Counted {count}
      </button>
      <a href="/points">Points</a>
      <a href="/points" target="_blank" rel="noreferrer">
        Points elsewhere
      </a>
      <a href="/no-page">Elsewhere</a>
      <Link to="/notice/detail/7?back=1" data={{ typeId: 3 }}>
        Notice
      </Link>
    </>
  )
}
const Points = () => <Heading text="Points" />
const Login = () => <Heading text="Log in" />
const Notice = () => {
  const data = useNavigationData(v.object({ typeId: v.number() }))
  const hasRoute = useHasRoute()
  const facts = [
    useRouteParameter('id'),
    useQueryParameter('back'),
    data?.typeId,
    hasRoute('/points'),
    hasRoute('/none'),
  ]
  return (
    <>
      <Heading text="Notice" />
      <p>{facts.join(' ')}</p>
    </>
  )
}

const routes: readonly Route[] = [
  page('/lobby/home', Home, { keepAlive: true, frame: 'lobby', title: 'The lobby' }),
  page('/points', Points, { access: 'player' }),
  page('/notice/detail/:id', Notice),
  page('/login', Login, { entrance: true }),
  { path: '/', redirectTo: '/lobby/home' },
]

function Frame({ frame, path, children }: FrameProps) {
  return (
    <>
      <p>
        frame {frame ?? 'none'} at {path}
      </p>
      <main>{children}</main>
    </>
  )
}

const Failure = ({ reason, retry }: ScreenFailure) => (
  <button type="button" onClick={retry}>
    Failed: {reason}
  </button>
)
const notFound = { screen: readyScreen(() => <Heading text="Not found" />), title: 'Nothing here' }

function arriveAt(address: string, { extra = [], token }: { extra?: readonly Route[]; token?: string } = {}) {
  window.history.pushState(null, '', address)
  let keys = 0
  const table = createRouteTable([...routes, ...extra])
  const history = browserHistory(window)
  const navigator = createAppNavigator({ table, history, signInPath: '/login', newKey: () => ++keys })
  const session: Session = createSession(safeStorage(() => window.localStorage))
  if (token) session.set(token)
  const connection = createConnection()
  render(
    <SessionContext value={session}>
      <ConnectionContext value={connection}>
        <Router
          table={table}
          navigator={navigator}
          scroll={createScrollMemory(safeStorage(() => window.sessionStorage))}
          frame={Frame}
          notFound={notFound}
          failure={Failure}
          titleOf={(title) => `${title} · Bituin`}
        />
      </ConnectionContext>
    </SessionContext>,
  )
  const go = (to: string) => act(() => navigator.navigate(to))
  return { session, go, navigator, connection }
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent

async function goBack() {
  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  await act(async () => {
    window.history.back()
    await popped
  })
}

/** jsdom does not scroll, so this window simulates it. */
const scrollTo = (top: number) => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true })
  window.dispatchEvent(new Event('scroll'))
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => scrollTo(top))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  scrollTo(0)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the guard', () => {
  test('leads a guest from a player page to the sign-in page, and after it back', () => {
    const { session, navigator } = arriveAt('/points?tab=2')
    expect(heading()).toBe('Log in')
    act(() => {
      session.set('abc')
      navigator.finishSignIn('/lobby/home')
    })
    expect(heading()).toBe('Points')
    expect(location.search).toBe('?tab=2')
  })

  test('lets a player in', () => {
    arriveAt('/points', { token: 'abc' })
    expect(heading()).toBe('Points')
  })

  test('lets a guest see public pages', () => {
    arriveAt('/lobby/home')
    expect(heading()).toBe('Home')
  })

  test('leads to the sign-in page at the moment the session ends', () => {
    const { session } = arriveAt('/points', { token: 'abc' })
    act(() => session.clear())
    expect(heading()).toBe('Log in')
  })
})

describe('pages', () => {
  test('a redirected address is put right', () => {
    arriveAt('/')
    expect(heading()).toBe('Home')
    expect(location.pathname).toBe('/lobby/home')
  })

  test('an address without a page is the 404 page, under its own title and outside the frames', () => {
    arriveAt('/no-page')
    expect(heading()).toBe('Not found')
    expect(document.title).toBe('Nothing here · Bituin')
    expect(screen.getByText('frame none at /no-page')).toBeDefined()
  })

  test('a page knows its parameters, its query, what was handed over and which pages exist', async () => {
    arriveAt('/lobby/home')
    await userEvent.click(screen.getByRole('link', { name: 'Notice' }))
    expect(screen.getByText('7 1 3 true false')).toBeDefined()
  })

  test('the frame receives the route that it is drawn around', () => {
    const { go } = arriveAt('/lobby/home')
    expect(screen.getByText('frame lobby at /lobby/home')).toBeDefined()
    go('/login')
    expect(screen.getByText('frame plain at /login')).toBeDefined()
  })
})

describe('a page change', () => {
  test('says the title and moves the focus to the heading, but not on arrival', () => {
    const { go } = arriveAt('/lobby/home')
    expect(document.title).toBe('The lobby · Bituin')
    expect(document.activeElement).toBe(document.body)
    go('/login')
    expect(document.title).toBe('/login · Bituin')
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Log in' }))
  })

  test('leaves the focus where the new page has put it', () => {
    const Form = () => {
      useEffect(() => document.querySelector('input')?.focus(), [])
      return <input aria-label="Account" />
    }
    const { go } = arriveAt('/lobby/home', { extra: [page('/form', Form)] })
    go('/form')
    expect(document.activeElement).toBe(screen.getByLabelText('Account'))
  })

  test('begins a new page at the top, and comes back to where a page was left', async () => {
    const { go } = arriveAt('/login')
    scrollTo(300)
    go('/notice/detail/1')
    expect(window.scrollY).toBe(0)
    scrollTo(150)
    await goBack()
    expect(window.scrollY).toBe(300)
    go('/notice/detail/1')
    expect(window.scrollY).toBe(0)
  })

  test('whoever signs in finds a page kept alive at its top', async () => {
    const { go, session } = arriveAt('/lobby/home')
    scrollTo(500)
    go('/login')
    act(() => session.set('abc'))
    go('/lobby/home')
    expect(window.scrollY).toBe(0)
  })

  test('a page kept alive keeps state and scroll position, however the player returns', async () => {
    const { go } = arriveAt('/lobby/home')
    await userEvent.click(screen.getByRole('button', { name: 'Counted 0' }))
    scrollTo(500)
    go('/login')
    expect(heading()).toBe('Log in')
    go('/lobby/home')
    expect(screen.getByRole('button', { name: 'Counted 1' })).toBeDefined()
    expect(window.scrollY).toBe(500)
  })
})

describe('links', () => {
  test('a plain anchor to a page of the app moves inside it', async () => {
    arriveAt('/lobby/home', { token: 'abc' })
    await userEvent.click(screen.getByRole('link', { name: 'Points' }))
    expect(heading()).toBe('Points')
  })

  test.each(['Points elsewhere', 'Elsewhere'])('the anchor %j is left to the browser', async (name) => {
    arriveAt('/lobby/home', { token: 'abc' })
    let prevented: boolean | undefined
    const look = (event: Event) => {
      prevented = event.defaultPrevented
      event.preventDefault()
    }
    window.addEventListener('click', look, { once: true })
    await userEvent.click(screen.getByRole('link', { name }))
    expect(prevented).toBe(false)
    expect(heading()).toBe('Home')
  })

  test('the page of a link is fetched while the finger is still down', async () => {
    let fetched = 0
    const lazy = lazyScreen(async () => {
      fetched++
      return Points
    })
    const Menu = () => <a href="/lazy">Lazy</a>
    arriveAt('/menu', { extra: [page('/menu', Menu), page('/lazy', Points, { screen: lazy })] })
    await userEvent.pointer({ keys: '[TouchA>]', target: screen.getByRole('link') })
    expect(fetched).toBe(1)
  })
})

describe('a page on its way', () => {
  test('the previous page stays until the next is loaded; the last navigation wins', async () => {
    let arrive = (_component: ComponentType) => {}
    const slow = lazyScreen(() => new Promise<ComponentType>((resolve) => (arrive = resolve)))
    const { go } = arriveAt('/lobby/home', { extra: [page('/slow', Points, { screen: slow })] })
    go('/slow')
    expect(heading()).toBe('Home')
    go('/login')
    await act(async () => arrive(Points))
    expect(heading()).toBe('Log in')
    go('/slow')
    expect(heading()).toBe('Points')
  })

  test('one that could not be fetched says so, tries again, and is then shown', async () => {
    let attempts = 0
    const broken = lazyScreen(async () => {
      if (++attempts === 1) throw new TypeError('Failed to fetch dynamically imported module')
      return Points
    })
    arriveAt('/broken', { extra: [page('/broken', Points, { screen: broken })] })
    await userEvent.click(await screen.findByRole('button', { name: 'Failed: fetch' }))
    await waitFor(() => expect(heading()).toBe('Points'))
  })

  test('one that could not be fetched comes by itself when the server is reached again', async () => {
    let isAway = true
    const broken = lazyScreen(async () => {
      if (isAway) throw new TypeError('Failed to fetch dynamically imported module')
      return Points
    })
    const { connection } = arriveAt('/broken', { extra: [page('/broken', Points, { screen: broken })] })
    await screen.findByRole('button', { name: 'Failed: fetch' })
    expect(connection.store.getState()).toEqual({ online: false })
    isAway = false
    act(() => connection.answered())
    await waitFor(() => expect(heading()).toBe('Points'))
  })
})

test('a page that breaks while drawing keeps it to itself, and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let broken = true
  const Fragile = () => {
    if (broken) throw new Error('broken')
    return <Heading text="Mended" />
  }
  const { go } = arriveAt('/fragile', { extra: [page('/fragile', Fragile)] })
  expect(screen.getByText('frame plain at /fragile')).toBeDefined()
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Failed: defect' }))
  expect(heading()).toBe('Mended')
  go('/lobby/home')
  expect(heading()).toBe('Home')
})
