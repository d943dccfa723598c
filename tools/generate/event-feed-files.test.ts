import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { feedPage, feedTypes } from './event-feed-files.ts'

const textOf = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')

test('partners’ types and page are what the contract says; `npm run generate` writes them', () => {
  expect(textOf('sdk/feed/events.ts')).toBe(feedTypes())
  expect(textOf('docs/event-feed.md')).toBe(feedPage(textOf('docs/event-feed.md')))
})
