import type { BasisPoints } from '#core/money/basis-points.ts'
import type { Centavos } from '#core/money/centavos.ts'

/** What a provider tells of one bet, where it tells anything. */
export type BetDetail = {
  readonly txId: string
  readonly odds: BasisPoints | undefined
  readonly wagers: readonly Wager[]
}

/** So much of a bet is on one side of one market. */
export type Wager = { readonly market: string; readonly side: string; readonly amount: Centavos }

// A round's row stays small whatever a provider sends: what is beyond is as if it had not been told.
const detailsMax = 64
const wagersMax = 256

export function detailsWith(details: readonly BetDetail[], detail: BetDetail): readonly BetDetail[] {
  const room = wagersMax - details.flatMap(({ wagers }) => wagers).length
  return details.length < detailsMax ? [...details, { ...detail, wagers: detail.wagers.slice(0, room) }] : details
}

/** The lowest at which a bet of the round was taken. */
export function lowestOdds(details: readonly BetDetail[]): BasisPoints | undefined {
  const [first, ...rest] = details.flatMap(({ odds }) => odds ?? [])
  return first === undefined ? undefined : rest.reduce((lowest, odds) => (odds < lowest ? odds : lowest), first)
}
