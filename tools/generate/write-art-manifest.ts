import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { artManifest } from './art-manifest.ts'

writeFileSync(join(import.meta.dirname, '../../art/manifest.ts'), artManifest())
