import { createHash } from 'node:crypto'
import { seededFastDraw } from '#core/draw/seeded-bytes.ts'
import { pesos } from '#core/money/centavos.ts'
import type { MeasuredWay } from '#games/title/returns.ts'

const traced = { rounds: 2_000, seed: 3, stake: pesos(1n) }

/** Of all that decides: what the author names, and what the first rounds come to, which also a changed rule changes. */
export function digestOf({ tables, play }: MeasuredWay): string {
  const hash = createHash('sha256').update(JSON.stringify(tables))
  const draw = seededFastDraw(traced.seed)
  for (let round = 0; round < traced.rounds; round++) {
    const { staked, win } = play({ stake: traced.stake, draw })
    hash.update(`\n${staked} ${win}`)
  }
  // Where the draws stand at the end shows that as many were taken.
  return hash.update(`\n${draw(2 ** 32)}`).digest('hex')
}
