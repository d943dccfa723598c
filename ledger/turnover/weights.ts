import { type GameType, gameType } from '#core/enumerations/game-type.ts'
import { type BasisPoints, basisPoints } from '#core/money/basis-points.ts'

/** How much of a valid bet a requirement counts: by the kind of game, and by single games that differ from their kind. */
export type Weights = {
  readonly byType: Readonly<Partial<Record<GameType, BasisPoints>>>
  readonly byGame: Readonly<Record<string, BasisPoints>>
}

/** A game as weights name it: its provider's id and its code with the provider. */
export type PlayedGame = { readonly gameType: GameType; readonly gameId: string }

/** A kind that is not named does not count. */
export const weightOf = ({ byType, byGame }: Weights, game: PlayedGame): BasisPoints =>
  (Object.hasOwn(byGame, game.gameId) ? byGame[game.gameId] : byType[game.gameType]) ?? basisPoints(0)

/** Kinds of games that bring nothing, as the player is told. */
export const excludedTypes = ({ byType }: Weights): GameType[] =>
  Object.keys(gameType)
    .filter(isGameType)
    .filter((type) => (byType[type] ?? 0) === 0)

export const isGameType = (name: string): name is GameType => Object.hasOwn(gameType, name)
