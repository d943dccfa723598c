import { expect, test } from 'vitest'
import { areas } from '../areas.ts'
import { isIn } from './is-in.ts'

test.each([
  { path: '/players/4711', area: ['/players'] },
  { path: '/support-figures', area: ['/tickets'] },
  { path: '/support-desk', area: ['/support-chats'] },
  { path: '/deadlines', area: ['/work'] },
  { path: '/playersx', area: [] },
])('the navigation shows $path under $area', ({ path, area }) => {
  expect(areas.filter((each) => isIn(path, each)).map(({ to }) => to)).toEqual(area)
})
