import { dayOf } from '#core/clock/manila.ts'
import type { CarriedOut, CarryingOut } from '#features/office/approval/server/index.ts'
import { addRequirement, type PostRequest, postAll } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import type { AdjustmentLine } from '../adjustment-line.ts'
import { movedBy } from '../rules.ts'
import { dailyMax } from './daily-max.ts'
import { adjustmentDayTake, adjustmentInsert, type MadeAdjustment } from './adjustment.store.ts'

type AdjustmentExecution = CarryingOut & { readonly lines: readonly AdjustmentLine[] }
type NumberedLine = AdjustmentLine & { readonly line: number }

/** Moves all lines or none, counts them against the day's cap, and adds the turnover of credits. */
export async function makeAdjustments(
  tx: Transaction,
  { lines, approvalId, reason: note, maker, approver, now }: AdjustmentExecution,
): Promise<CarriedOut> {
  const amount = movedBy(lines)
  if (!(await adjustmentDayTake(tx, { day: dayOf(now), amount, max: await dailyMax(tx) }))) {
    return { kind: 'refused', why: 'It would exceed the daily cap on manual adjustments.' }
  }
  const numbered = lines.map((line, index) => ({ ...line, line: index + 1 })).toSorted(byPlayer)
  const posted = await postAll(
    tx,
    numbered.map((line) => postingOf(line, approvalId)),
    now,
  )
  const made: MadeAdjustment[] = []
  for (const [index, line] of numbered.entries()) {
    const outcome = posted[index]
    const [seq] = outcome?.kind === 'applied' ? outcome.seqs : []
    if (seq === undefined) return { kind: 'refused', why: whyNot(line, outcome) }
    made.push({ ...line, seq })
  }
  for (const line of made) await requirePlay(tx, line, { approvalId, now })
  await adjustmentInsert(tx, { approvalId, note, maker, approver, now }, made)
  return { kind: 'done', result: { moved: String(amount), lines: lines.length } }
}

function postingOf({ playerId, direction, amount, line }: NumberedLine, approvalId: bigint): PostRequest {
  const key = `${approvalId}:${line}`
  const accounts = direction === 'credit' ? creditMove : debitMove
  return { playerId, source: 'adjustment', key, transfers: [{ ...accounts, amount, reference: key }] }
}

const creditMove = { reason: 'manualCredit', from: 'adjustment', to: 'coin' } as const
const debitMove = { reason: 'manualDebit', from: 'coin', to: 'adjustment' } as const

async function requirePlay(
  tx: Transaction,
  { playerId, direction, amount, betRate, line }: NumberedLine,
  { approvalId, now }: Pick<AdjustmentExecution, 'approvalId' | 'now'>,
): Promise<void> {
  if (direction === 'debit') return
  await addRequirement(tx, {
    playerId,
    source: 'adjustment',
    sourceId: `${approvalId}:${line}`,
    title: 'Adjustment',
    credit: amount,
    rate: betRate,
    terms: { kind: 'deposit' },
    now,
  })
}

function whyNot(
  { line, playerId }: NumberedLine,
  outcome: Awaited<ReturnType<typeof postAll>>[number] | undefined,
): string {
  if (outcome?.kind === 'refused' && outcome.refusal === 'insufficientFunds') {
    return `Player ${playerId} doesn’t have enough balance (row ${line}).`
  }
  throw new Error(`line ${line} of an adjustment was ${outcome?.kind === 'refused' ? outcome.refusal : outcome?.kind}`)
}

// A transaction that credits several players takes them in the order of their ids.
const byPlayer = (a: NumberedLine, b: NumberedLine): number =>
  a.playerId === b.playerId ? a.line - b.line : a.playerId < b.playerId ? -1 : 1
