import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { feedPage, feedTypes } from './event-feed-files.ts'

const root = join(import.meta.dirname, '../..')
const page = join(root, 'docs/event-feed.md')

writeFileSync(join(root, 'sdk/feed/events.ts'), feedTypes())
writeFileSync(page, feedPage(readFileSync(page, 'utf8')))
