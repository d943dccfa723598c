import * as v from 'valibot'
import { basisPoints } from '#core/money/basis-points.ts'
import { centavos } from '#core/money/centavos.ts'
import type { BetDetail } from '../bet-detail.ts'

/** As stored in a round's row: null for nearly all rounds. */
export function betDetailsToJson(details: readonly BetDetail[]): string | null {
  if (details.length === 0) return null
  return JSON.stringify(details, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value))
}

export const betDetailsFromJson = (stored: unknown): readonly BetDetail[] =>
  stored === null ? [] : v.parse(storedDetails, stored).map((detail) => ({ odds: undefined, ...detail }))

const storedDetails = v.array(
  v.object({
    txId: v.string(),
    odds: v.exactOptional(v.pipe(v.number(), v.transform(basisPoints))),
    wagers: v.array(
      v.object({
        market: v.string(),
        side: v.string(),
        amount: v.pipe(
          v.string(),
          v.transform((digits) => centavos(BigInt(digits))),
        ),
      }),
    ),
  }),
)
