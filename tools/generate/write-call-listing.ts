import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { callListing } from './call-listing.ts'

const root = join(import.meta.dirname, '../..')

writeFileSync(join(root, 'docs/calls.md'), await callListing(root))
