import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Draw } from '#core/draw/draw.ts'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { type Database, openDatabase, type Transaction } from './database.ts'
import { type Outcome, outcomeOf, outcomesOf, putRow, rowsOf, take } from '#tests/support/transport-stage.ts'

let database: TestDatabase
let pipelined: Database
let plain: Database
beforeAll(async () => {
  database = await createTestDatabase()
  pipelined = openDatabase({ url: database.url, poolMax: 1, applicationName: 'pipelined' })
  plain = openDatabase({ url: database.url, poolMax: 1, applicationName: 'plain', pipelining: false })
})
afterAll(async () => {
  await Promise.all([pipelined.close(), plain.close()])
  await database.close()
})

type Act = (tx: Transaction, group: string) => Promise<unknown>

// Keys repeat, and amounts break the check of the table: about a third of all transactions fails somewhere.
function anyAct(draw: Draw): Act {
  const [key, used] = [`key ${draw(4)}`, draw(7) - 1]
  const acts: readonly Act[] = [
    (tx, group) => putRow(tx, { group, key, used }),
    (tx, group) => tx.rows(take, [group, key, used - 1]),
    (tx, group) => rowsOf(tx, group),
  ]
  return acts[draw(acts.length)] ?? rowsOf
}

type Step = { readonly acts: readonly Act[]; readonly isPipelined: boolean; readonly failureEnds: boolean }

type Script = {
  readonly readsFirst: boolean
  readonly steps: readonly Step[]
  readonly last: readonly Act[]
  readonly refuses: boolean
}

const many = <T>(draw: Draw, most: number, make: (draw: Draw) => T): T[] =>
  Array.from({ length: draw(most + 1) }, () => make(draw))

const anyScript = (draw: Draw): Script => ({
  readsFirst: draw(2) === 0,
  // A transaction that reads first begins with what writes nothing.
  steps: [
    { acts: [rowsOf], isPipelined: true, failureEnds: true },
    ...many(draw, 3, () => ({ acts: many(draw, 3, anyAct), isPipelined: draw(2) === 0, failureEnds: draw(4) > 0 })),
  ],
  last: many(draw, 3, anyAct),
  refuses: draw(8) === 0,
})

/** Everything that anybody is answered, and what is left in the table. */
async function play(db: Database, script: Script, group: string): Promise<readonly unknown[]> {
  const results: Outcome[] = []
  const end = await outcomeOf(
    db.transaction(
      async (tx) => {
        for (const { acts, isPipelined, failureEnds } of script.steps) {
          const send = () => acts.map((act) => act(tx, group))
          const outcomes = await outcomesOf(isPipelined ? tx.pipeline(send) : send())
          results.push(...outcomes)
          if (failureEnds && outcomes.some((outcome) => !('rows' in outcome))) throw new Error('given up')
        }
        if (script.refuses) throw new Error('refused')
        tx.sendWithCommit(() => script.last.map((act) => act(tx, group)))
        return 'done'
      },
      { readsFirst: script.readsFirst },
    ),
  )
  return [results, end, await rowsOf(db, group)]
}

test('any script of statements has the same answers, errors and rows, pipelined and plain', async () => {
  const draw = seededTestDraw(20_261_123)
  const ends = new Map<string, number>()
  for (let number = 0; number < 400; number++) {
    const script = anyScript(draw)
    const [one, other] = await Promise.all([
      play(pipelined, script, `pipelined ${Math.floor(number / 4)}`),
      play(plain, script, `plain ${Math.floor(number / 4)}`),
    ])
    expect(other, `script ${number}`).toEqual(one)
    const end = JSON.stringify(one[1])
    ends.set(end, (ends.get(end) ?? 0) + 1)
  }
  // The scripts reach what they are written for: success, refusal, and errors of several kinds.
  expect(ends.size).toBeGreaterThan(4)
  expect(
    Math.min(...['done', 'given up', 'refused', '23505', '23514'].map((word) => countOf(ends, word))),
  ).toBeGreaterThan(3)
}, 60_000)

const countOf = (ends: ReadonlyMap<string, number>, word: string): number =>
  [...ends].filter(([end]) => end.includes(word)).reduce((sum, [, count]) => sum + count, 0)
