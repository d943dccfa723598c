import { type GameType, gameType } from '#core/enumerations/game-type.ts'
import { type BasisPoints, basisPoints } from '#core/money/basis-points.ts'

/** The share of a valid bet that a requirement counts: by kind of game, with exceptions for single games. */
export type Weights = {
  readonly byType: Readonly<Partial<Record<GameType, BasisPoints>>>
  readonly byGame: Readonly<Record<string, BasisPoints>>
}

/** A game as weights name it: the provider's id and the provider's game code. */
export type PlayedGame = { readonly gameType: GameType; readonly gameId: string }

/** A kind without a weight does not count. */
export const weightOf = ({ byType, byGame }: Weights, game: PlayedGame): BasisPoints =>
  (Object.hasOwn(byGame, game.gameId) ? byGame[game.gameId] : byType[game.gameType]) ?? basisPoints(0)

/** Kinds of games that do not count, as shown to the player. */
export const excludedTypes = ({ byType }: Weights): GameType[] =>
  Object.keys(gameType)
    .filter(isGameType)
    .filter((type) => (byType[type] ?? 0) === 0)

export const isGameType = (name: string): name is GameType => Object.hasOwn(gameType, name)
