import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFrame } from './frame.ts'

const lobbies = ['https://play.example.ph', 'http://127.0.0.1:8080']
let page: { href: string }
beforeEach(() => {
  page = { href: 'here' }
  const window = {}
  vi.stubGlobal('window', window)
  vi.stubGlobal('parent', window)
  vi.stubGlobal('location', page)
})
afterEach(() => vi.unstubAllGlobals())

const leave = (home: string): string => {
  createFrame({ search: `?game=x&home=${encodeURIComponent(home)}`, lobbies }).leave('home')
  return page.href
}

test.each(['https://play.example.ph/home', 'http://127.0.0.1:8080/'])(
  'a game leads back to its lobby at %s',
  (home) => {
    expect(leave(home)).toBe(home)
  },
)

test.each([
  'http://attacker.example/',
  'https://play.example.ph.attacker.example/',
  'https://attacker.example/?https://play.example.ph',
  'https://play.example.ph@attacker.example/',
  'http://play.example.ph/',
  '//attacker.example',
  'javascript:alert(1)',
  'data:text/html,hello',
])('a game whose home is %s stays at the studio', (home) => {
  expect(leave(home)).toBe('/')
})

test('a page that frames a game with an address of its own hears nothing', () => {
  const postMessage = vi.fn<(message: unknown, origin: string) => void>()
  vi.stubGlobal('parent', { postMessage })
  createFrame({ search: '?home=https://attacker.example/', lobbies }).say({ kind: 'exit', to: 'home' })
  expect(postMessage).not.toHaveBeenCalled()
  createFrame({ search: '?home=https://play.example.ph/', lobbies }).say({ kind: 'exit', to: 'home' })
  expect(postMessage).toHaveBeenCalledWith({ kind: 'exit', to: 'home' }, 'https://play.example.ph')
})
