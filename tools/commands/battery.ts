import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import type { Draw } from '#core/draw/draw.ts'
import { type BatteryResult, runBattery } from '#games/fairness/battery.ts'
import { fairDraw } from '#core/draw/fair-draw.ts'
import { plantedFaults } from '#games/fairness/planted-faults.ts'
import { newClientSeed, newServerSeed, seededHmac } from '#platform/crypto/fair-seed.ts'
import { runCommand } from '../launcher/run-command.ts'

const drawsOfEach = 500_000
const stepsOfRound = 40

/**
 * Chi-square, pairs, runs and correlation over the draws as games get them, from fresh seeds and round by round; then over
 * draws with planted faults, every one of which has to be found.
 */
await runCommand(async () => {
  const own = runBattery(studioDraw(), drawsOfEach)
  for (const result of own) console.log(line(result))
  let isSound = own.every(({ passed }) => passed)
  console.log('\nPlanted faults:')
  for (const [fault, plant] of Object.entries(plantedFaults)) {
    const found = runBattery(plant(seededTestDraw(17)), drawsOfEach / 5).filter(({ passed }) => !passed)
    console.log(
      `  ${found.length > 0 ? 'found ' : 'MISSED'} ${fault}${found[0] === undefined ? '' : ` (${found.length} tests, first: ${found[0].name})`}`,
    )
    isSound &&= found.length > 0
  }
  console.log(isSound ? '\nThe draws pass, and the battery finds every fault.' : '\nNOT SOUND.')
  if (!isSound) process.exitCode = 1
})

/** A draw after the other, each round with its own nonce, as rounds are played. */
function studioDraw(): Draw {
  const [hmac, clientSeed] = [seededHmac(newServerSeed()), newClientSeed()]
  let [nonce, step] = [0, 0]
  let round = fairDraw({ hmac, clientSeed, nonce, offset: 0 })
  return (bound) => {
    if (++step % stepsOfRound === 0) round = fairDraw({ hmac, clientSeed, nonce: ++nonce, offset: 0 })
    return round.draw(bound)
  }
}

function line({ name, statistic, limit, passed }: BatteryResult): string {
  return `  ${passed ? 'ok    ' : 'FAILED'} ${name.padEnd(28)} ${statistic.toFixed(2).padStart(10)} of at most ${limit.toFixed(2)}`
}
