import type { Centavos } from '#core/money/centavos.ts'

/** The parts of the specification's user session that other features own. */
export type PlayerFacts = {
  readonly coin: Centavos
  readonly safebox: Centavos
  readonly lottery: Centavos
  readonly bet: Centavos
  readonly totalRecharge: Centavos
}
