import { describe, expect, test } from 'vitest'
import { runDrill } from './drill.ts'
import { drillRestore } from './restore-drill.ts'
import { whatIsLacking } from './what-is-lacking.ts'

const lacks = whatIsLacking('postgresql', 'pgbackrest', 'rights of root, or of the account postgres')

describe.skipIf(lacks !== '')(`the drill of a restore ${lacks}`, () => {
  test('brings back the moment before a table was dropped, with a sound ledger and a document that opens', async () => {
    const size = { transfers: 2_000, players: 100 }
    await expect(runDrill('restore', (drill) => drillRestore(drill, size))).resolves.toBeUndefined()
  })
})
