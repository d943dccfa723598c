import { expect, test } from 'vitest'
import { areas } from '../areas.ts'
import { findOrder } from './find-order.ts'

test.each([
  [' d2611290a1b2c3d4e5f67 ', '/deposits?tab=all&text=D2611290A1B2C3D4E5F67'],
  ['W2611290A1B2C3D4E5F67', '/withdrawals/W2611290A1B2C3D4E5F67'],
  ['daily', undefined],
  ['withdrawals', undefined],
  ['D2611290', undefined],
  ['172421092', undefined],
])('"%s" leads to %s', (text, to) => expect(findOrder(areas, text)?.to).toBe(to))

test('an order of an area that the member does not have leads nowhere', () => {
  const others = areas.filter(({ to }) => to !== '/deposits')
  expect(findOrder(others, 'D2611290A1B2C3D4E5F67')).toBeUndefined()
})
