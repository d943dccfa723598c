import type { Instant } from './clock/instant.ts'

/** A player, and the moment at which a rule or a statement looks at them. */
export type PlayerAt = { readonly playerId: bigint; readonly now: Instant }
