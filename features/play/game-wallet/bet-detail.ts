import type { BasisPoints } from '#core/money/basis-points.ts'
import type { Centavos } from '#core/money/centavos.ts'

/** What a provider reports about one bet, if anything. */
export type BetDetail = {
  readonly txId: string
  readonly odds: BasisPoints | undefined
  readonly wagers: readonly Wager[]
}

/** The amount on one side of one market. */
export type Wager = { readonly market: string; readonly side: string; readonly amount: Centavos }

// Keeps a round's row small, whatever a provider sends: further details are ignored.
const detailsMax = 64
const wagersMax = 256

export function detailsWith(details: readonly BetDetail[], detail: BetDetail): readonly BetDetail[] {
  const room = wagersMax - details.flatMap(({ wagers }) => wagers).length
  return details.length < detailsMax ? [...details, { ...detail, wagers: detail.wagers.slice(0, room) }] : details
}

/** The lowest odds at which a bet of the round was accepted. */
export function lowestOdds(details: readonly BetDetail[]): BasisPoints | undefined {
  const [first, ...rest] = details.flatMap(({ odds }) => odds ?? [])
  return first === undefined ? undefined : rest.reduce((lowest, odds) => (odds < lowest ? odds : lowest), first)
}
