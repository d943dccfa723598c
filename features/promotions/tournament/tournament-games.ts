/** A kind of games with replays, or one title: a bingo night is played in Barrio Bingo alone. */
export const tournamentGames = ['slots', 'fish', 'games', 'bingo'] as const
export type TournamentGames = (typeof tournamentGames)[number]

const bingoCode = 'barrio-bingo'

type PlayedGame = {
  /** The kind of game, by its provider's catalogue. */
  readonly type: string
  readonly gameCode: string
}

/** Whether a game is among those that count. */
export const isAmong = ({ type, gameCode }: PlayedGame, games: TournamentGames): boolean =>
  games === 'bingo' ? gameCode === bingoCode : type === games
