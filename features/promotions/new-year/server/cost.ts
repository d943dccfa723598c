import { type Centavos, centavos, maxCentavos, zeroCentavos } from '#core/money/centavos.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { drawWeighted } from '#core/draw/draw.ts'
import { seededFastDraw } from '#core/draw/seeded-bytes.ts'
import { pointsItem, type RewardItem } from '#core/reward/reward-item.ts'
import { giftCost } from '#features/promotions/kit/server/index.ts'
import { boxTable, type NewYear, type PieceId, pieceIds, pieceIn, type Prize, rarestPiece } from '../rules.ts'

type Leftovers = Pick<NewYear, 'leftovers'>

/** Points are counted in hundredths. */
const hundredths = 100

/** The points that these pieces become at the end. */
export function pointsFor({ leftovers }: Leftovers, pieces: readonly PieceId[]): readonly RewardItem[] {
  const points = pieces.reduce((sum, piece) => sum + (leftovers.find(({ id }) => id === piece)?.points ?? 0), 0)
  return points === 0 ? [] : [{ id: pointsItem, count: points * hundredths, betRate: basisPoints(0) }]
}

/** A piece costs what it becomes if it is left at the end; that much of the budget is reserved with it. */
export const pieceCost = (newYear: Leftovers, piece: PieceId): Centavos => giftCost(pointsFor(newYear, [piece]))

function prizeCost(newYear: Leftovers, { items }: Pick<Prize, 'items'>): Centavos {
  const piece = pieceIn(items)
  return piece === undefined ? giftCost(items) : pieceCost(newYear, piece)
}

export const dearestBox = (newYear: Leftovers & Pick<NewYear, 'prizes'>): Centavos =>
  newYear.prizes.map((prize) => prizeCost(newYear, prize)).reduce(maxCentavos, zeroCentavos)

export const dearestGrand = ({ grandPrizes }: Pick<NewYear, 'grandPrizes'>): Centavos =>
  grandPrizes.map(({ items }) => giftCost(items)).reduce(maxCentavos, zeroCentavos)

/** Players who come on so many days of the season and open so many boxes on each. */
type Group = { readonly players: number; readonly days: number; readonly boxes: number }

const groupsOf = (newYear: NewYear, days: number): readonly Group[] => [
  { players: 400, days: Math.round(days * 0.3), boxes: boxesADay(newYear, ['login', 'bet']) },
  { players: 150, days: Math.round(days * 0.8), boxes: boxesADay(newYear, ['login', 'share', 'deposit', 'bet']) },
  {
    players: 50,
    days,
    boxes: boxesADay(newYear, ['login', 'share', 'deposit', 'bet']) + Math.min(2, newYear.extraMax),
  },
]

const boxesADay = ({ tasks }: NewYear, kinds: readonly string[]): number =>
  tasks.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { boxes }) => sum + boxes, 0)

/** The cost of 1,000 players in a season of so many days, from the odds that boxes are drawn by. */
export function costOfNewYear(
  newYear: NewYear,
  days: number,
): { readonly expected: Centavos; readonly worst: Centavos } {
  const expected = groupsOf(newYear, days).reduce((sum, group) => sum + group.players * expectedCost(newYear, group), 0)
  const boxes = days * (boxesADay(newYear, ['login', 'share', 'deposit', 'bet']) + newYear.extraMax)
  const grands = Math.min(days, Math.floor(boxes / pieceIds.length))
  const worstOfOne = BigInt(boxes) * dearestBox(newYear) + BigInt(grands) * dearestGrand(newYear)
  return { expected: centavos(BigInt(Math.round(expected))), worst: centavos(worstOfOne * 1_000n) }
}

const playersSimulated = 200

/** In centavos, as a fraction: what a player costs who opens so many boxes a day. Simulated with a fixed seed. */
export function expectedCost(newYear: NewYear, { days, boxes }: Omit<Group, 'players'>): number {
  const draw = seededFastDraw(2027)
  let cost = 0
  for (let player = 0; player < playersSimulated; player += 1) cost += costOfPlayer(newYear, { days, boxes, draw })
  return cost / playersSimulated
}

type SimulatedPlayer = Omit<Group, 'players'> & { readonly draw: ReturnType<typeof seededFastDraw> }

function costOfPlayer(newYear: NewYear, { days, boxes, draw }: SimulatedPlayer): number {
  const pieces = new Map<PieceId, number>(pieceIds.map((id) => [id, 0]))
  let [cost, sinceRarest] = [0, 0]
  for (let day = 0; day < days; day += 1) {
    for (let box = 0; box < boxes; box += 1) {
      sinceRarest += 1
      const { items } = drawWeighted(boxTable(newYear.prizes, sinceRarest === newYear.guaranteedAt), draw)
      const piece = pieceIn(items)
      if (piece === undefined) cost += Number(giftCost(items))
      else pieces.set(piece, (pieces.get(piece) ?? 0) + 1)
      if (piece === rarestPiece) sinceRarest = 0
    }
    if ([...pieces.values()].every((count) => count > 0)) {
      for (const [piece, count] of pieces) pieces.set(piece, count - 1)
      cost += Number(giftCost(drawWeighted(newYear.grandPrizes, draw).items))
    }
  }
  const left = [...pieces].flatMap(([piece, count]) => Array<PieceId>(count).fill(piece))
  return cost + Number(giftCost(pointsFor(newYear, left)))
}

export const costAssumed =
  'One season. Expected: of 1,000 players, 400 come on three days in ten and open the boxes for opening the page and for bets, 150 come on eight days in ten and do every task, and 50 come every day, do every task and take 2 extra boxes; each opens the grand box as soon as the pieces are complete. Worst case: all players open every box at its dearest prize and the grand box at its own, unless the budget stops it first.'
