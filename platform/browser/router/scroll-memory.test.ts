import { beforeEach, expect, test } from 'vitest'
import { safeStorage } from '../storage/safe-storage.ts'
import type { Page } from './page.ts'
import { readyScreen } from './screen.ts'
import { createScrollMemory } from './scroll-memory.ts'

beforeEach(() => sessionStorage.clear())

const stored = () => safeStorage(() => window.sessionStorage)

function pageAt(key: number, keepAlive?: true): Page {
  const route = { path: '/x', access: 'public', title: '', screen: readyScreen(() => null), frame: 'plain' } as const
  return {
    match: { route: keepAlive ? { ...route, keepAlive } : route, path: '/x', parameters: {} },
    path: '/x',
    search: '',
    entry: { key, index: 0 },
    component: () => null,
  }
}

test('each entry of the history has its own place, also after a reload', () => {
  const memory = createScrollMemory(stored())
  memory.remember(pageAt(1), 100)
  memory.remember(pageAt(2), 200)
  memory.save()
  const after = createScrollMemory(stored())
  expect([after.recall(pageAt(1)), after.recall(pageAt(2)), after.recall(pageAt(3))]).toEqual([100, 200, undefined])
})

test('a page kept alive has one scroll position, however the player arrives', () => {
  const memory = createScrollMemory(stored())
  memory.remember(pageAt(1, true), 100)
  expect(memory.recall(pageAt(9, true))).toBe(100)
})

test('remembers the last 200 places and no more', () => {
  const memory = createScrollMemory(stored())
  for (let key = 1; key <= 201; key++) memory.remember(pageAt(key), key)
  expect(memory.recall(pageAt(1))).toBeUndefined()
  expect(memory.recall(pageAt(2))).toBe(2)
})

test('a storage with something else in it is an empty memory', () => {
  sessionStorage.setItem('scroll', '[["1","far"]]')
  expect(createScrollMemory(stored()).recall(pageAt(1))).toBeUndefined()
})
