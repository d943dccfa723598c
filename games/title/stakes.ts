import { type Centavos, pesos } from '#core/money/centavos.ts'

/** Whole pesos, so that every pay in hundredths of the stake is whole centavos. */
export const usualStakes: readonly Centavos[] = [1n, 2n, 5n, 10n, 20n, 50n, 100n, 200n, 500n, 1_000n].map(pesos)
