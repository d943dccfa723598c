import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { artManifest, promoManifest } from './art-manifest.ts'

const written = (name: string): string => readFileSync(join(import.meta.dirname, '../../art', name), 'utf8')

test('the manifests that browsers load name every picture as it is drawn now; `npm run generate` writes them', () => {
  expect(written('manifest.ts')).toBe(artManifest())
  expect(written('promo-manifest.ts')).toBe(promoManifest())
})
