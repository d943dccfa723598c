import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { callListing } from './call-listing.ts'

const root = join(import.meta.dirname, '../..')

test('docs/calls.md is what the contracts say; `npm run generate` writes it', async () => {
  expect(readFileSync(join(root, 'docs/calls.md'), 'utf8')).toBe(await callListing(root))
})
