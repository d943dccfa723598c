import type { TableNews } from '#games/rgs/table-contract.ts'
import type { Matchday, MatchdayResult, MatchTrace } from '../math/define-league.ts'

/** The league's part of the public round. Only the studio serves its own page. */
export const matchdayOf = ({ opening }: TableNews): Matchday => opening as unknown as Matchday
export const resultOf = ({ result }: TableNews): MatchdayResult | undefined =>
  result === null ? undefined : (result as unknown as MatchdayResult)
export const tracesOf = ({ traces }: TableNews): readonly (readonly MatchTrace[])[] =>
  traces as unknown as readonly (readonly MatchTrace[])[]
