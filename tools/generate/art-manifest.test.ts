import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { artManifest } from './art-manifest.ts'

test('the manifest that browsers load names every picture as it is drawn now; `npm run generate` writes it', () => {
  expect(readFileSync(join(import.meta.dirname, '../../art/manifest.ts'), 'utf8')).toBe(artManifest())
})
