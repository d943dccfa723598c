import type { Team } from '../math/league.ts'
import type { Kit } from './league-face.ts'

const unlikeFrom = 130
const channels = (colour: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

const differenceOf = (one: string, other: string): number => {
  const others = channels(other)
  return Math.hypot(...channels(one).map((value, at) => value - (others[at] ?? 0)))
}

/** What both wear: the guests turn their kit around where theirs would look like the hosts'. */
export function kitsOf(home: Pick<Team, 'kit'>, away: Pick<Team, 'kit'>): readonly [home: Kit, away: Kit] {
  const [body, trim] = away.kit
  const isAlike = differenceOf(home.kit[0], body) < Math.min(unlikeFrom, differenceOf(home.kit[0], trim))
  return [home.kit, isAlike ? [trim, body] : away.kit]
}
