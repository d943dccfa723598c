import * as v from 'valibot'
import { basisPoints } from '#core/money/basis-points.ts'
import { centavos } from '#core/money/centavos.ts'
import type { AdjustmentLine } from '../adjustment-line.ts'

const wholeText = v.pipe(
  v.string(),
  v.regex(/^\d{1,18}$/),
  v.transform((text) => BigInt(text)),
)

/** The lines of a waiting request: amounts as text, so that none is rounded. */
export const adjustmentPayload = v.object({
  lines: v.pipe(
    v.array(
      v.object({
        playerId: wholeText,
        direction: v.picklist(['credit', 'debit']),
        amount: v.pipe(wholeText, v.transform(centavos)),
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
