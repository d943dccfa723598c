import {
  type Centavos,
  centavos,
  maxCentavos,
  multiplyCentavos,
  sumCentavos,
  zeroCentavos,
} from '#core/money/centavos.ts'
import { divCeil } from '#core/money/division.ts'
import { giftCost } from '#features/promotions/kit/server/index.ts'
import { type CountTerms, type Prize, prizeWeights } from '../rules.ts'

/** The largest cost of one draw. */
export const dearestPrize = (prizes: readonly Prize[]): Centavos =>
  prizes.map(({ items }) => giftCost(items)).reduce(maxCentavos, zeroCentavos)

/** The average prize, in ten-thousandths of a centavo. */
const averagePrize = (prizes: readonly Prize[]): bigint =>
  prizes.reduce((sum, { weight, items }) => sum + BigInt(weight) * giftCost(items), 0n)

const inHundredths = BigInt(prizeWeights)

/** What a player with so many friends has cost on average, rounded up. */
export function expectedCost({ scratch, wheel, every, chests }: CountTerms, friends: number): Centavos {
  const spins = BigInt(Math.floor(friends / every))
  const drawn = BigInt(friends) * averagePrize(scratch) + spins * averagePrize(wheel)
  return sumCentavos([centavos(divCeil(drawn, inHundredths)), ...reached(chests, friends)])
}

const reached = (chests: CountTerms['chests'], friends: number): readonly Centavos[] =>
  chests.filter(({ need }) => need <= friends).map(({ items }) => giftCost(items))

/** The average cost of a friend at the number of friends where it is largest. */
export function dearestFriend(terms: CountTerms): Centavos {
  // Costs grow in steps, at spins and chests only: after the last chest the average falls to that of cards and spins.
  const steps = [1, terms.every, ...terms.chests.flatMap(({ need }) => [need, nextSpin(terms, need)])]
  return steps
    .map((friends) => centavos(divCeil(expectedCost(terms, friends), BigInt(friends))))
    .reduce(maxCentavos, zeroCentavos)
}

const nextSpin = ({ every }: Pick<CountTerms, 'every'>, friends: number): number => Math.ceil(friends / every) * every

/** The worst case of one player with so many friends. */
const worstCost = ({ scratch, wheel, every, chests }: CountTerms, friends: number): Centavos =>
  sumCentavos([
    multiplyCentavos(dearestPrize(scratch), BigInt(friends)),
    multiplyCentavos(dearestPrize(wheel), BigInt(Math.floor(friends / every))),
    ...reached(chests, friends),
  ])

const costAssumed =
  'One month. Expected: 20 of 1,000 players bring three friends each who qualify. Worst case: each player brings ten, and draws the dearest prize every time, unless the daily budget stops it first.'

export const costOfCount = (terms: CountTerms) => ({
  expected: multiplyCentavos(expectedCost(terms, 3), 20n),
  worst: multiplyCentavos(worstCost(terms, 10), 1_000n),
  assumed: costAssumed,
})
