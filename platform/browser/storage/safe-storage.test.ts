import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { safeStorage } from './safe-storage.ts'

beforeEach(() => localStorage.clear())

const open = () => window.localStorage

describe('a storage that works', () => {
  test('gives back what was written, also to another page', () => {
    safeStorage(open).write('name', { first: 'Ana' })
    expect(safeStorage(open).read('name', v.object({ first: v.string() }))).toEqual({ first: 'Ana' })
  })

  test('answers undefined for what is absent, removed, of another shape, or no JSON at all', () => {
    const storage = safeStorage(open)
    expect(storage.read('absent', v.string())).toBeUndefined()
    storage.write('gone', 'x')
    storage.remove('gone')
    expect(storage.read('gone', v.string())).toBeUndefined()
    storage.write('shape', 5)
    expect(storage.read('shape', v.string())).toBeUndefined()
    localStorage.setItem('text', '{not json')
    expect(storage.read('text', v.string())).toBeUndefined()
  })
})

describe('a storage that refuses', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const empty = { length: 0, key: () => null, clear: () => {}, getItem: () => null, removeItem: () => {} }
  const full = (): Storage => ({ ...empty, setItem: refuse })
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }

  test.each([
    ['is blocked', blocked],
    ['is full', full],
  ])('%s: values live in memory, and nothing throws', (_how, openRefusing: () => Storage) => {
    const storage = safeStorage(openRefusing)
    storage.write('token', 'abc')
    expect(storage.read('token', v.string())).toBe('abc')
    storage.remove('token')
    expect(storage.read('token', v.string())).toBeUndefined()
  })

  test('a value written while the storage was full is newer than the one it still holds', () => {
    let isFull = false
    const values = new Map([['token', '"old"']])
    const storage = safeStorage(() => ({
      ...empty,
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => {
        if (isFull) refuse()
        values.set(key, value)
      },
    }))
    isFull = true
    storage.write('token', 'new')
    expect(storage.read('token', v.string())).toBe('new')
    isFull = false
    storage.write('token', 'newest')
    expect(values.get('token')).toBe('"newest"')
  })
})
