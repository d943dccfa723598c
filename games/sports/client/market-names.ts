import { messages } from '../math/messages/en.ts'
import type { Market, MarketCode, Sport } from '../math/sport.ts'

/** What each market is called, as the rules call it. */
const names: Readonly<Record<MarketCode, string>> = {
  matchResult: messages['market.matchResult'],
  doubleChance: messages['market.doubleChance'],
  goals: messages['market.goals'],
  bothScore: messages['market.bothScore'],
  correctScore: messages['market.correctScore'],
  winner: messages['market.winner'],
  handicap: messages['market.handicap'],
  totalPoints: messages['market.totalPoints'],
}

export const marketName = ({ code }: Market): string => names[code]

/** The market that a selection belongs to. */
export const marketOf = ({ markets }: Sport, selection: string): Market | undefined =>
  markets.find(({ selections }) => selections.includes(selection))
