import { beforeEach, expect, test } from 'vitest'
import { safeStorage } from '#platform/browser/storage/safe-storage.ts'
import { chooseShell, keepShellCookie } from './choose-shell.ts'

beforeEach(() => localStorage.clear())

const storage = safeStorage(() => window.localStorage)

test('by the room and the pointer of the device', () => {
  expect(chooseShell(storage, { search: '', wide: true })).toBe('desktop')
  expect(chooseShell(storage, { search: '', wide: false })).toBe('mobile')
})

test('a choice made by address holds from then on', () => {
  expect(chooseShell(storage, { search: '?shell=mobile', wide: true })).toBe('mobile')
  expect(chooseShell(storage, { search: '', wide: true })).toBe('mobile')
  expect(chooseShell(storage, { search: '?shell=desktop', wide: true })).toBe('desktop')
  expect(chooseShell(storage, { search: '', wide: false })).toBe('desktop')
})

test('an address that names no shell chooses nothing', () => {
  expect(chooseShell(storage, { search: '?shell=tv', wide: true })).toBe('desktop')
})

test('the server learns the shell from a cookie', () => {
  keepShellCookie(document, 'mobile')
  expect(document.cookie).toContain('shell=mobile')
})
