/** A round as the protocol's plain rules know it. */
export type SlowRound = {
  readonly roundId: string
  state: 'OPEN' | 'CLOSED' | 'VOIDED'
  stake: number
  tips: number
  win: number
  bets: number
  cancelled: number
  wins: number
  unnamedWins: number
  isFree: boolean
  revision: number
  openedAt: number
  endedAt: number
}

export const newSlowRound = (roundId: string, openedAt: number): SlowRound => ({
  roundId,
  state: 'OPEN',
  stake: 0,
  tips: 0,
  win: 0,
  bets: 0,
  cancelled: 0,
  wins: 0,
  unnamedWins: 0,
  isFree: false,
  revision: 0,
  openedAt,
  endedAt: 0,
})

/** A round in which nothing is staked was not played. */
export function endRound(round: SlowRound, now: number): void {
  if (round.state === 'OPEN') round.endedAt = now
  round.state = round.bets === 0 ? 'VOIDED' : 'CLOSED'
}

export function voidRound(round: SlowRound, now: number): void {
  if (round.state === 'OPEN') round.endedAt = now
  round.state = 'VOIDED'
  round.cancelled += round.bets
  Object.assign(round, { stake: 0, tips: 0, win: 0, bets: 0, wins: 0, unnamedWins: 0 })
}
