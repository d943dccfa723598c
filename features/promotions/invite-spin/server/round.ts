import * as v from 'valibot'
import { instant } from '#core/clock/instant.ts'
import { type Centavos, centavos } from '#core/money/centavos.ts'
import type { StateRow } from '#features/promotions/kit/server/index.ts'

const amount = v.pipe(
  v.string(),
  v.transform((text): Centavos => centavos(BigInt(text))),
)
const at = v.pipe(v.number(), v.transform(instant))
const kept = v.object({
  plan: v.optional(v.array(amount), []),
  spins: v.optional(v.array(v.object({ reqId: v.string(), index: v.number(), added: amount, at })), []),
  exchangedAt: v.optional(v.nullable(at), null),
})
export type KeptRound = v.InferOutput<typeof kept>

/** Parses a round from its row. */
export const readRound = ({ data }: Pick<StateRow, 'data'>): KeptRound => v.parse(kept, data)

/** Amounts are text, because JSON numbers would lose precision. */
export const writeRound = ({ plan, spins, exchangedAt }: KeptRound): object => ({
  plan: plan.map(String),
  spins: spins.map(({ added, ...turn }) => ({ ...turn, added: String(added) })),
  exchangedAt,
})
