import { bust } from './dealer-odds.ts'

/** Everything below comes back in hundredths of a hand's bet, the bet included. */
export const pays = { blackjack: 250, evenMoney: 200, won: 200, push: 100, lost: 0, bust: 0 } as const
export type HandResult = keyof typeof pays

/** Insurance costs half of the stake and comes back threefold, if the dealer has a blackjack. In hundredths of the stake. */
export const insurance = { price: 50, pays: 150 } as const

/** A hand without a blackjack against a dealer without one. */
export function resultOf(player: number, dealer: number): 'won' | 'push' | 'lost' | 'bust' {
  if (player >= bust) return 'bust'
  if (dealer >= bust || player > dealer) return 'won'
  return player === dealer ? 'push' : 'lost'
}
