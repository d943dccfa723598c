import { type Draw, shuffled } from '#core/draw/draw.ts'
import type { Game } from '#features/office/web-configuration/player/index.ts'
import { maintenanceOf } from '../../rules.ts'

type Suggestible = Pick<Game, 'id' | 'name' | 'typeId' | 'engine' | 'volatility' | 'stakeMin' | 'maintain' | 'params'>

/** A game for this player, and why: it is like one that the player has played, or chance chose it. */
export type Suggestion<G> = { readonly game: G; readonly like?: G }

export type SuggestionRequest<G> = {
  readonly games: readonly G[]
  /** The games this player has started, newest first. Neither bets nor results are known here. */
  readonly played: readonly number[]
  readonly draw: Draw
}

const suggestionsMax = 12
/** Recent play says more about what a player likes. */
const playedCompared = 12
/** One of so many places is left to chance: a control for whether the others are any better than that. */
const chanceOneIn = 10
/** Games of another kind and engine have nothing in common but a stake. */
const likenessMin = 3

/** Games like those that the player chose before, and by chance some others. None without play. */
export function suggestGames<G extends Suggestible>({ games, played, draw }: SuggestionRequest<G>): Suggestion<G>[] {
  const known = new Set(played)
  const choices = played.slice(0, playedCompared).flatMap((id) => games.find((game) => game.id === id) ?? [])
  const others = games.filter((game) => !known.has(game.id) && maintenanceOf(game) === undefined)
  const likely = others
    .map((game) => ({ game, ...mostLike(game, choices) }))
    .filter(({ likeness }) => likeness >= likenessMin)
    .toSorted((a, b) => b.likeness - a.likeness)
  if (likely.length === 0) return []
  const chosen = likely.slice(0, suggestionsMax)
  const rest = others.filter((game) => !chosen.some((one) => one.game === game))
  const byChance = shuffled(rest, draw)
  return chosen.map(({ game, like }) => {
    const random = draw(chanceOneIn) === 0 ? byChance.pop() : undefined
    if (random) return { game: random }
    return like ? { game, like } : { game }
  })
}

function mostLike<G extends Suggestible>(game: G, choices: readonly G[]): { likeness: number; like: G | undefined } {
  let best: { likeness: number; like: G | undefined } = { likeness: 0, like: undefined }
  for (const choice of choices) {
    const likeness = likenessOf(game, choice)
    if (likeness > best.likeness) best = { likeness, like: choice }
  }
  return best
}

const likenessOf = (a: Suggestible, b: Suggestible): number =>
  (a.typeId === b.typeId ? 4 : 0) +
  (a.engine === b.engine ? 3 : 0) +
  (a.volatility === b.volatility ? 2 : 0) +
  (a.stakeMin === b.stakeMin ? 1 : 0)
