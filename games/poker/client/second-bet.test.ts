import { expect, test } from 'vitest'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { centavosFromNumber } from '#core/money/centavos.ts'
import type { Title } from '#games/title/title.ts'
import { caribbeanStud } from '../math/caribbean-stud.ts'
import { tatlongBaraha } from '../math/tatlong-baraha.ts'
import { playPrice, raisePrice } from './second-bet.ts'

/** What the title itself charges for playing on. */
function charged(title: Title, stake: number, choice: Record<string, boolean>): unknown {
  const amount = centavosFromNumber(stake)
  const step = title.begin({ stake: amount, choice, draw: seededTestDraw(3) })
  if (typeof step === 'string') throw new Error(step)
  return title.price({ stake: amount, state: step.state, move: { act: 'play' } })
}

const stakes = [100, 200, 500, 2_500, 100_000]

test.each(stakes)('the warning before an ante of %i names the price that the title charges', (stake) => {
  expect(BigInt(raisePrice(stake))).toBe(charged(caribbeanStud, stake, {}))
  for (const pairPlus of [true, false])
    expect(BigInt(playPrice(stake, pairPlus))).toBe(charged(tatlongBaraha, stake, { pairPlus }))
})
