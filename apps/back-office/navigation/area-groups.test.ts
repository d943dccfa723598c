import { expect, test } from 'vitest'
import { areas } from '../areas.ts'
import { areaGroups, areasAbove } from './area-groups.ts'

test('each area stands in the navigation exactly once, and the navigation names no other', () => {
  const placed = [...areasAbove, ...areaGroups.flatMap((group) => group.areas)]
  expect(placed.toSorted()).toEqual(areas.map(({ to }) => to).toSorted())
})
