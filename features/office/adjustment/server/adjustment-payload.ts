import * as v from 'valibot'
import { wholeTextIn } from '#core/contract/whole-text-in.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { centavos } from '#core/money/centavos.ts'
import type { AdjustmentLine } from '../adjustment-line.ts'

/** The lines of a waiting request: amounts as text, so that none is rounded. */
export const adjustmentPayload = v.object({
  lines: v.pipe(
    v.array(
      v.object({
        playerId: wholeTextIn,
        direction: v.picklist(['credit', 'debit']),
        amount: v.pipe(wholeTextIn, v.transform(centavos)),
        betRate: v.pipe(v.number(), v.transform(basisPoints)),
      }),
    ),
    v.minLength(1),
  ),
})

export const keptLines = (lines: readonly AdjustmentLine[]) => ({
  lines: lines.map(({ playerId, amount, ...line }) => ({
    ...line,
    playerId: String(playerId),
    amount: String(amount),
  })),
})
