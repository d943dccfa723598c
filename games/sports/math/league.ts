/** Goals or points, home first. */
export type Score = readonly [home: number, away: number]
export type Team = {
  readonly town: string
  readonly name: string
  /** Three letters for a narrow screen. */
  readonly short: string
  /** Two colours of its shirt. */
  readonly kit: readonly [string, string]
}
/** A pairing, by positions in the list of teams. */
export type Pairing = { readonly home: number; readonly away: number }
/** One team's season so far. */
export type Standing = {
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly scored: number
  readonly conceded: number
}
export type Season = { readonly season: number; readonly matchday: number; readonly matchdays: number }

const turnOfSeason = 3

/** Where a public round falls: everybody meets everybody twice in a season, once at home. */
export function seasonOf(number: number, teams: number): Season {
  const matchdays = 2 * (teams - 1)
  return { season: Math.ceil(number / matchdays), matchday: ((number - 1) % matchdays) + 1, matchdays }
}

/** The fixtures of a matchday by the circle method; each season begins at another place of the circle. */
export function pairingsOf({ season, matchday, matchdays }: Season): Pairing[] {
  const half = matchdays / 2
  const teams = half + 1
  const day = (matchday - 1) % half
  const isReturn = matchday > half
  const circle = (index: number): number => (index + season * turnOfSeason) % teams
  const pair = (first: number, second: number, isTurned: boolean): Pairing =>
    isTurned === isReturn
      ? { home: circle(first), away: circle(second) }
      : { home: circle(second), away: circle(first) }
  const pairings = [pair(half, day, day % 2 === 1)]
  for (let step = 1; step < teams / 2; step++) {
    pairings.push(pair((day + step) % half, (day - step + half) % half, step % 2 === 1))
  }
  return pairings
}

export const newStandings = (teams: number): Standing[] =>
  Array.from({ length: teams }, () => ({ played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0 }))

/** The table with a matchday added to it. */
export function withResults(
  standings: readonly Standing[],
  results: readonly (Pairing & { readonly score: Score })[],
): Standing[] {
  const next = [...standings]
  const add = (team: number, scored: number, conceded: number): void => {
    const before = next[team]
    if (before === undefined) throw new Error(`there is no team ${team}`)
    next[team] = {
      played: before.played + 1,
      won: before.won + Number(scored > conceded),
      drawn: before.drawn + Number(scored === conceded),
      lost: before.lost + Number(scored < conceded),
      scored: before.scored + scored,
      conceded: before.conceded + conceded,
    }
  }
  for (const { home, away, score } of results) {
    add(home, score[0], score[1])
    add(away, score[1], score[0])
  }
  return next
}

const pointsOfWin = 3

/** The places of the teams, the best first: points, then the difference, then what was scored. */
export function rankedTeams(standings: readonly Standing[]): number[] {
  const points = ({ won, drawn }: Standing): number => won * pointsOfWin + drawn
  const order = standings.map((standing, team) => ({ standing, team }))
  order.sort(
    (one, other) =>
      points(other.standing) - points(one.standing) ||
      other.standing.scored - other.standing.conceded - (one.standing.scored - one.standing.conceded) ||
      other.standing.scored - one.standing.scored ||
      one.team - other.team,
  )
  return order.map(({ team }) => team)
}
