import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { call } from '#core/contract/call.ts'
import { createConnection } from '../connection/connection.ts'
import { ConnectionContext } from '../connection/connection-context.tsx'
import { createSession } from '../session/session.ts'
import { SessionContext } from '../session/session-context.tsx'
import { safeStorage } from '../storage/safe-storage.ts'
import { ClientContext } from './client-context.tsx'
import { createSessionClient } from './session-client.ts'
import { useCallMutation } from './use-call-mutation.ts'
import { useCallQuery } from './use-call-query.ts'
import { useRefreshCalls } from './use-refresh-calls.ts'

const shape = {
  summary: '',
  request: v.object({}),
  response: v.object({ coin: v.number() }),
  refusals: { busy: 1 },
}
const readBalance = call({ ...shape, path: 'refreshData', access: 'player' })
const forStaff = call({ ...shape, path: 'staffBalance', access: 'staff' })
const forAll = call({ ...shape, path: 'config', access: 'anyone' })
const forBoth = call({ ...shape, path: 'jackpots', access: 'optional' })

/** A browser around the hooks, and a server that gives its answers in order and repeats the last one. */
function setUp(...answers: readonly (() => Response)[]) {
  let calls = 0
  const session = createSession(safeStorage(() => window.localStorage))
  session.set('abc')
  const connection = createConnection()
  const client = createSessionClient({
    baseUrl: '',
    fetch: async () => {
      const answer = answers[Math.min(calls++, answers.length - 1)]
      if (!answer) throw new Error('The test has no answer')
      return answer()
    },
    envelope: () => ({ clientReferrer: 'ph', channel: 'WEB', appId: 'bituin', platform: 0 }),
    session,
    connection,
    fingerprint: () => 'device.1',
    onSessionEnded: () => {},
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SessionContext value={session}>
      <ConnectionContext value={connection}>
        <ClientContext value={client}>{children}</ClientContext>
      </ConnectionContext>
    </SessionContext>
  )
  return { wrapper, session, connection, calls: () => calls }
}

const body =
  (fields: object, status = 200) =>
  () =>
    new Response(JSON.stringify({ code: status, ...fields }), { status })
const coins = (coin: number) => body({ errcode: 0, coin })
const refused = body({ errcode: 1, msg: 'Busy' })
const broken = body({ errcode: 500 }, 500)
const unreachable = () => {
  throw new TypeError('fetch failed')
}

afterEach(() => vi.useRealTimers())

const aMinute = () => act(() => vi.advanceTimersByTimeAsync(60_000))

test('concurrent callers of the same query share one call', async () => {
  const { wrapper, calls } = setUp(coins(100))
  const Balance = () => <p>{useCallQuery(readBalance, {}).answer?.coin ?? 'waiting'}</p>
  render(
    <>
      <Balance />
      <Balance />
    </>,
    { wrapper },
  )
  expect(screen.getAllByText('waiting')).toHaveLength(2)
  expect(await screen.findAllByText('100')).toHaveLength(2)
  expect(calls()).toBe(1)
})

test.each([
  ['an unreachable server', unreachable],
  ['a fault of the server', broken],
])('%s is retried twice, and then reported', async (_what, answer) => {
  vi.useFakeTimers()
  const { wrapper, calls } = setUp(answer)
  const { result } = renderHook(() => useCallQuery(readBalance, {}), { wrapper })
  await aMinute()
  expect(result.current.failure).toBeDefined()
  expect(calls()).toBe(3)
})

test('a query that failed without a network is refetched as soon as the server is reached', async () => {
  vi.useFakeTimers()
  const { wrapper, connection, calls } = setUp(unreachable, unreachable, unreachable, coins(100))
  const { result } = renderHook(() => useCallQuery(readBalance, {}), { wrapper })
  await aMinute()
  expect(result.current.failure).toMatchObject({ kind: 'offline' })
  await act(async () => {
    connection.answered()
    await vi.advanceTimersByTimeAsync(1)
  })
  expect(result.current.answer).toEqual({ coin: 100 })
  act(() => connection.unreachable())
  act(() => connection.answered())
  expect(calls()).toBe(4)
})

test('a failure stays on a page that is read every few seconds, until there is an answer', async () => {
  vi.useFakeTimers()
  let isBack = false
  const { wrapper, connection } = setUp(() => (isBack ? coins(100)() : unreachable()))
  const { result } = renderHook(() => useCallQuery(readBalance, {}, { refreshEveryMs: 5_000 }), { wrapper })
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  for (let second = 0; second < 30; second++) {
    expect(result.current).toMatchObject({ failure: { kind: 'offline' }, pending: false })
    await act(() => vi.advanceTimersByTimeAsync(1_000))
  }
  isBack = true
  await act(async () => {
    connection.answered()
    await vi.advanceTimersByTimeAsync(6_000)
  })
  expect(result.current).toMatchObject({ answer: { coin: 100 }, failure: undefined })
})

test('a refusal is an answer: the query is not retried', async () => {
  vi.useFakeTimers()
  const { wrapper, calls } = setUp(refused)
  const { result } = renderHook(() => useCallQuery(readBalance, {}), { wrapper })
  await aMinute()
  expect(result.current.failure).toMatchObject({ kind: 'refusal', errcode: 1 })
  expect(calls()).toBe(1)
})

test('the last good answer stays when a refetch fails', async () => {
  const { wrapper } = setUp(coins(100), refused)
  const { result } = renderHook(() => useCallQuery(readBalance, {}), { wrapper })
  await waitFor(() => expect(result.current.answer).toEqual({ coin: 100 }))
  await act(() => result.current.refresh())
  await waitFor(() => expect(result.current.failure).toMatchObject({ kind: 'refusal' }))
  expect(result.current.answer).toEqual({ coin: 100 })
})

test('one player’s answers are not shown to the next', async () => {
  const { wrapper, session } = setUp(coins(100), unreachable)
  const { result } = renderHook(() => useCallQuery(readBalance, {}), { wrapper })
  await waitFor(() => expect(result.current.answer).toEqual({ coin: 100 }))
  act(() => session.set('another'))
  expect(result.current.answer).toBeUndefined()
})

test.each([
  ['player', readBalance],
  ['member of the staff', forStaff],
])('nothing is fetched for a %s who has left: no retry, no interval, no demand', async (_who, read) => {
  vi.useFakeTimers()
  const { wrapper, session, calls } = setUp(coins(100))
  const { result } = renderHook(() => useCallQuery(read, {}, { refreshEveryMs: 10_000 }), { wrapper })
  await aMinute()
  const before = calls()
  expect(before).toBeGreaterThan(1)
  act(() => session.clear())
  await aMinute()
  await act(() => result.current.refresh())
  expect(calls()).toBe(before)
  expect(result.current).toMatchObject({ answer: undefined, failure: undefined, pending: false })
  act(() => session.set('somebody'))
  await aMinute()
  expect(result.current.answer).toEqual({ coin: 100 })
})

test.each([forAll, forBoth])('whoever is nobody yet reads $path', async (read) => {
  const { wrapper, session } = setUp(coins(100))
  session.clear()
  const { result } = renderHook(() => useCallQuery(read, {}), { wrapper })
  await waitFor(() => expect(result.current.answer).toEqual({ coin: 100 }))
})

test('a mutation refetches the queries that it changed', async () => {
  const { wrapper } = setUp(coins(100), coins(50))
  const { result } = renderHook(() => ({ balance: useCallQuery(readBalance, {}), refresh: useRefreshCalls() }), {
    wrapper,
  })
  await waitFor(() => expect(result.current.balance.answer).toEqual({ coin: 100 }))
  await act(() => result.current.refresh(readBalance))
  await waitFor(() => expect(result.current.balance.answer).toEqual({ coin: 50 }))
})

test.each([
  ['an unreachable server', unreachable, 'offline'],
  ['a fault of the server', broken, 'fault'],
])('a mutation is sent once, whatever its outcome: %s', async (_what, answer, kind) => {
  vi.useFakeTimers()
  const { wrapper, calls } = setUp(answer)
  const { result } = renderHook(() => useCallMutation(readBalance), { wrapper })
  await act(() => result.current.send({}))
  expect(result.current).toMatchObject({ pending: false, reply: { kind } })
  await aMinute()
  expect(calls()).toBe(1)
})

test('a mutation is pending until it is answered', async () => {
  const { wrapper } = setUp(coins(1))
  const { result } = renderHook(() => useCallMutation(readBalance), { wrapper })
  let sending: Promise<unknown> = Promise.resolve()
  act(() => {
    sending = result.current.send({})
  })
  expect(result.current.pending).toBe(true)
  await act(() => sending)
  expect(result.current).toMatchObject({ pending: false, reply: { kind: 'answer', body: { coin: 1 } } })
})
