import { expect, test } from 'vitest'
import { presenceAt } from './online-ping.tsx'

test.each([
  ['/start', '?gameId=12', { gameId: 12 }],
  ['/start', '', {}],
  ['/start', '?gameId=-1', {}],
  ['/start', '?gameId=1.5', {}],
  ['/start', '?gameId=x', {}],
  ['/lobby/home', '?gameId=12', {}],
])('at %s%s the ping says %j', (path, search, presence) => {
  expect(presenceAt({ path, search })).toEqual(presence)
})
