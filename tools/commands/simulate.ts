import { parseArgs } from 'node:util'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { runSeeds, type SeedRange, type SeedRun } from '#tests/simulation/run-seeds.ts'
import { runCommand } from '../launcher/run-command.ts'
import { elapsed, say } from '../launcher/say.ts'

const usage =
  'Say how many seeds, from which one on, or which one: npm run simulate -- --seeds 200 --from 1, npm run simulate -- --seed 42'
// The number of seeds that cover every expected situation.
const seedsForEverything = 120
const reportEvery = 20

/** Random players and a misbehaving provider against the real wallet and ledger. Exits with 1 on a violation. */
await runCommand(async () => {
  const range = readRange()
  const begun = performance.now()
  const run = await runSeeds(range, (seed) => {
    if (seed % reportEvery === 0) say(`seed ${seed} (${elapsed(begun)})`)
  })
  say(`${run.seeds} seeds in ${elapsed(begun)}.`)
  return sayRun(run) ? 0 : 1
})

function sayRun({ failure, neverSeen, seeds }: SeedRun): boolean {
  if (failure !== undefined) {
    const { seed, story, violation } = failure
    say(`Seed ${seed} fails. What is left of it after shrinking:`)
    for (const line of story) say(`  ${line}`)
    say(violation)
    say(`npm run simulate -- --seed ${seed} does it again.`)
    return false
  }
  say('Everything held that always holds.')
  if (seeds < seedsForEverything || neverSeen.length === 0) return true
  say(`These never occurred: ${neverSeen.join('; ')}.`)
  return false
}

function readRange(): SeedRange {
  const { seed, seeds, from } = parseStrictly()
  if (seed === undefined) return { first: wholeNumber(from ?? '1'), count: wholeNumber(seeds ?? '20') }
  if (seeds === undefined && from === undefined) return { first: wholeNumber(seed), count: 1 }
  throw new OperatorFault(usage)
}

function wholeNumber(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new OperatorFault(usage)
}

function parseStrictly() {
  try {
    const options = { seed: { type: 'string' }, seeds: { type: 'string' }, from: { type: 'string' } } as const
    return parseArgs({ options }).values
  } catch {
    throw new OperatorFault(usage)
  }
}
