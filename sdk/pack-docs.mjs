// Puts the pages of the protocol and of the feed into the package, for partners who have no clone of the repository.
import { copyFileSync, mkdirSync } from 'node:fs'

const place = new URL('docs/', import.meta.url)
mkdirSync(place, { recursive: true })
for (const page of ['glw-1.md', 'event-feed.md'])
  copyFileSync(new URL(`../docs/${page}`, import.meta.url), new URL(page, place))
