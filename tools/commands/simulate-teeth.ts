import { huntBug } from '#tests/simulation/teeth/hunt-bug.ts'
import { plantedBugs } from '#tests/simulation/teeth/planted-bugs.ts'
import { runCommand } from '../launcher/run-command.ts'
import { say } from '../launcher/say.ts'

const seedsMax = 200
const nameWidth = Math.max(...plantedBugs.map(({ name }) => name.length))

/** Plants one bug after the other and runs the simulation against it. Exits with 1 if one is not detected. */
await runCommand(async () => {
  let found = 0
  for (const bug of plantedBugs) {
    const hunted = await huntBug(bug, seedsMax)
    if (hunted !== undefined) found++
    const where = hunted === undefined ? 'OVERLOOKED' : `seed ${String(hunted.seed).padStart(3)}`
    say(`${bug.name.padEnd(nameWidth)}  ${where}  ${bug.says}`)
    if (hunted !== undefined) say(`${' '.repeat(nameWidth)}  ${hunted.violation.split('\n')[0]?.slice(0, 160)}`)
  }
  say(`${found} of ${plantedBugs.length} bugs are found.`)
  return found === plantedBugs.length ? 0 : 1
})
