import { expect, test } from 'vitest'
import { callPrefix } from '#core/contract/envelope.ts'
import { requestKind } from './request-kind.ts'

const origin = 'https://lobby.example'

test.each([
  ['/lobby/home', 'navigate', 'page'],
  ['/search?q=perla', 'navigate', 'page'],
  ['/lobby/home', 'cors', 'other'],
  ['/assets/app-1a2b.js', 'no-cors', 'file'],
  ['/icons/icon-192.png', 'no-cors', 'file'],
  ['/assets/art/tile-mayon-fire-240-1a.avif', 'no-cors', 'picture'],
  [`${callPrefix}refreshData`, 'cors', 'other'],
  [`${callPrefix}openapi.json`, 'navigate', 'other'],
  ['/manifest.webmanifest', 'cors', 'other'],
  ['/readyz', 'navigate', 'other'],
] as const)('%s asked for by %s is a %s', (path, mode, kind) => {
  expect(requestKind({ method: 'GET', mode, url: origin + path }, origin)).toBe(kind)
})

test('nothing that is sent is answered from what is kept', () => {
  expect(requestKind({ method: 'POST', mode: 'navigate', url: `${origin}/lobby/home` }, origin)).toBe('other')
})

test('requests to another origin, a game above all, are not handled', () => {
  expect(requestKind({ method: 'GET', mode: 'navigate', url: 'https://studio.example/play' }, origin)).toBe('other')
})
