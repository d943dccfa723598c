import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { fillDisk, whyNoSmallDisk } from '#tests/faults/disk-full.ts'
import { openFaultDeployment } from '#tests/faults/fault-deployment.ts'
import { everyFailpoint, killAtRandom, quickFaults, type Scenario, slowFaults } from '#tests/faults/scenarios.ts'
import { runCommand } from '../launcher/run-command.ts'
import { elapsed, say } from '../launcher/say.ts'
import { stopRequest } from '../launcher/stop-request.ts'

const usage = `Say how many kills, and which seed: npm run test:faults -- --kills 200 --seed 7
With --only kills the other faults are left out, for who does a part of it.`
const killsALine = 20

/** Every fault in sequence, and many kills. Exits with 1 at the first loss. */
await runCommand(async () => {
  const { kills, seed, only } = readArguments()
  say(`Seed ${seed}.`)
  const stopping = stopRequest()
  const begun = performance.now()
  const answered = await harmOneHouse({ seed, faults: only === 'kills' ? [] : everyFault, kills, stopping })
  if (stopping.aborted) return 1
  if (only !== 'kills') await fillSmallDisk(seed)
  say(`${answered} operations, ${kills} kills, ${elapsed(begun)}: nothing is lost and nothing was done twice.`)
  return 0
})

async function fillSmallDisk(seed: number): Promise<void> {
  const reason = whyNoSmallDisk()
  if (reason === undefined) await step('the disk is full', () => fillDisk(seed))
  else say(`left out  the disk is full: ${reason}`)
}

type NamedScenarios = readonly (readonly [string, Scenario])[]
const everyFault: NamedScenarios = [...everyFailpoint, ...quickFaults, ...slowFaults]

type Harm = {
  readonly seed: number
  readonly faults: NamedScenarios
  readonly kills: number
  readonly stopping: AbortSignal
}

/** Returns the number of answered operations. */
async function harmOneHouse({ seed, faults, kills, stopping }: Harm): Promise<number> {
  const deployment = await openFaultDeployment(seed)
  const draw = seededTestDraw(seed)
  const harm = (name: string, scenario: Scenario): Promise<void> => step(name, () => scenario(deployment, draw))
  try {
    for (const [name, scenario] of [...faults, ...killing(kills)]) {
      if (!stopping.aborted) await harm(name, scenario)
    }
    return deployment.load.answered
  } finally {
    await deployment.close()
  }
}

/** After each kill the log is verified; this many kills are one line. */
function killing(kills: number): NamedScenarios {
  return Array.from({ length: Math.ceil(kills / killsALine) }, (_, line) => {
    const done = Math.min(kills, (line + 1) * killsALine)
    const harm: Scenario = async (deployment, draw) => {
      for (let kill = line * killsALine; kill < done; kill++) await killAtRandom(1)(deployment, draw)
    }
    return [`${done} of ${kills} kills`, harm]
  })
}

async function step(name: string, work: () => Promise<void>): Promise<void> {
  const begun = performance.now()
  try {
    await work()
  } catch (error) {
    say(`FAILED  ${name}`)
    throw error
  }
  say(`ok      ${name} (${elapsed(begun)})`)
}

function readArguments(): { readonly kills: number; readonly seed: number; readonly only: 'kills' | undefined } {
  const { kills = '200', seed = String(randomInt(1, 1_000_000)), only } = parseStrictly()
  if (![kills, seed].every((text) => /^\d{1,9}$/.test(text))) throw new OperatorFault(usage)
  if (only !== undefined && only !== 'kills') throw new OperatorFault(usage)
  return { kills: Number(kills), seed: Number(seed), only }
}

function parseStrictly() {
  try {
    const options = { kills: { type: 'string' }, seed: { type: 'string' }, only: { type: 'string' } } as const
    return parseArgs({ options }).values
  } catch {
    throw new OperatorFault(usage)
  }
}
