// Loaded before everything else of a process: from then on the product's source has the bug in it that PLANTED_BUG names.
import { registerHooks } from 'node:module'
import { plantedBugs, withBug } from './planted-bugs.ts'

const bug = plantedBugs.find(({ name }) => name === process.env.PLANTED_BUG)
if (bug === undefined) throw new Error(`there is no bug ${process.env.PLANTED_BUG}`)

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    const edits = bug.edits.filter(({ file }) => url.endsWith(`/${file}`))
    if (edits.length === 0 || loaded.source === undefined) return loaded
    return { ...loaded, source: withBug(Buffer.from(loaded.source as Uint8Array).toString('utf8'), edits) }
  },
})
