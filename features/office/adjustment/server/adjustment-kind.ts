import { decimalOf } from '#core/money/basis-points.ts'
import { centavos, sumCentavos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import {
  type ApprovalFact,
  type ApprovalKind,
  approvalKind,
  type Move,
} from '#features/office/approval/server/index.ts'
import type { AdjustmentLine } from '../adjustment-line.ts'
import { adjustmentPayload } from './adjustment-payload.ts'
import { makeAdjustments } from './make-adjustments.ts'

export const adjustmentKindName = { name: 'adjustment' } as const

/** An adjustment as its approver sees it. */
export const adjustmentKind: ApprovalKind = approvalKind({
  ...adjustmentKindName,
  label: 'Manual adjustment',
  approves: 'adjustment.approve',
  payload: adjustmentPayload,
  moves: ({ lines }) => movesOf(lines),
  smallGift: ({ lines: [line, ...others] }) => (line?.direction === 'credit' && others.length === 0 ? line : undefined),
  facts: ({ lines }) => (lines.length === 1 ? lines.flatMap(factsOfLine) : factsOfBatch(lines)),
  carryOut: (tx, { lines }, how) => makeAdjustments(tx, { lines, ...how }),
})

/** The total effect of all lines on each player. */
function movesOf(lines: readonly AdjustmentLine[]): readonly Move[] {
  const sums = new Map<bigint, bigint>()
  for (const { playerId, direction, amount } of lines)
    sums.set(playerId, (sums.get(playerId) ?? 0n) + signed(direction, amount))
  return [...sums].map(([playerId, coins]) => ({ playerId, coins: centavos(coins) }))
}

const signed = (direction: AdjustmentLine['direction'], amount: bigint): bigint =>
  direction === 'credit' ? amount : -amount

const factsOfLine = ({ direction, amount, betRate }: AdjustmentLine): ApprovalFact[] => [
  { name: direction === 'credit' ? 'Credit' : 'Debit', value: formatMoney(amount) },
  ...(direction === 'credit' ? [{ name: 'Playthrough', value: timesText(decimalOf(betRate)) }] : []),
]

function factsOfBatch(lines: readonly AdjustmentLine[]): ApprovalFact[] {
  const sumOf = (direction: AdjustmentLine['direction']) =>
    formatMoney(sumCentavos(lines.filter((line) => line.direction === direction).map(({ amount }) => amount)))
  return [
    { name: 'Rows', value: String(lines.length) },
    { name: 'Players', value: String(new Set(lines.map(({ playerId }) => playerId)).size) },
    { name: 'Credits', value: sumOf('credit') },
    { name: 'Debits', value: sumOf('debit') },
  ]
}

function timesText(times: number): string {
  if (times === 0) return 'None'
  return `${times}× the amount`
}
