import { expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { jumpKind } from '#core/enumerations/jump-kind.ts'
import type { KeptValues } from '#platform/browser/storage/kept-values.ts'
import { keptNoticesIn, type Notice } from './kept-notices.ts'

function memoryValues(): KeptValues {
  const values = new Map<string, unknown>()
  return { read: async (key) => values.get(key), write: async (key, value) => void values.set(key, value) }
}

const notice = (id: number, body = `Text ${id}`): Notice => ({
  id,
  title: `Notice ${id}`,
  summary: '',
  body: [body],
  imgUrl2: '',
  clickType: jumpKind.none,
  clickAction: '',
  publishedAt: instant(0),
})

test('a notice that was read is found again in the next visit, as it was last read', async () => {
  const values = memoryValues()
  const kept = keptNoticesIn(values)
  await kept.keep(notice(1))
  await kept.keep(notice(2))
  await kept.keep(notice(1, 'Put right'))
  const later = keptNoticesIn(values)
  expect([await later.find(1), await later.find(2), await later.find(3)]).toEqual([
    notice(1, 'Put right'),
    notice(2),
    undefined,
  ])
})

test('two that come at the same moment are both kept', async () => {
  const kept = keptNoticesIn(memoryValues())
  await Promise.all([kept.keep(notice(1)), kept.keep(notice(2))])
  expect([(await kept.find(1))?.id, (await kept.find(2))?.id]).toEqual([1, 2])
})

test('expired notices are forgotten, and beyond the maximum the least recently read', async () => {
  const kept = keptNoticesIn(memoryValues())
  for (let id = 1; id <= 31; id++) await kept.keep(notice(id))
  expect(await kept.find(1)).toBeUndefined()
  expect(await kept.find(2)).toEqual(notice(2))
  await kept.forget(2)
  expect(await kept.find(2)).toBeUndefined()
})

test('data of another version is ignored', async () => {
  const kept = keptNoticesIn({ read: async () => 'odd', write: async () => {} })
  expect(await kept.find(1)).toBeUndefined()
})
