import { expect, test } from 'vitest'
import { catalogueSources } from './catalogue-sources.ts'

const studio = { id: 'studio', name: 'Our studio', url: 'https://studio.example' }
const other = { id: 'reels', name: 'Reels', url: 'https://reels.example' }
const taken = (demo: boolean) => catalogueSources([studio, other], { demo }).map(({ takesFirst }) => takesFirst)

test('a demonstration takes the first catalogue of its own studio, and of nobody else', () => {
  expect(taken(true)).toEqual([true, false])
})

test('elsewhere every catalogue waits for a person', () => {
  expect(taken(false)).toEqual([false, false])
})
