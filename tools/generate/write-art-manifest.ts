import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { artManifest, promoManifest } from './art-manifest.ts'

writeFileSync(join(import.meta.dirname, '../../art/manifest.ts'), artManifest())
writeFileSync(join(import.meta.dirname, '../../art/promo-manifest.ts'), promoManifest())
