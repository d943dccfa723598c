import { join } from 'node:path'
import { buildDocs } from '../docs/build-docs.ts'
import { root } from '../launcher/data-dir.ts'
import { runCommand } from '../launcher/run-command.ts'
import { say } from '../launcher/say.ts'

/** Builds the documentation's site from the repository's Markdown. */
await runCommand(async () => {
  const target = join(root, 'dist/docs')
  const pages = buildDocs(root, target)
  say(`${pages} pages. Open ${join(target, 'index.html')}, or serve the folder.`)
})
