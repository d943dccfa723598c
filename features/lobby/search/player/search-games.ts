import type { Game } from '#features/office/web-configuration/player/index.ts'
import { plainText } from './plain-text.ts'
import { farAway, type SearchIndex } from './search-index.ts'

export type SearchFilter = {
  readonly brandId?: number | undefined
  readonly typeId?: number | undefined
  readonly isNew?: boolean
  readonly isHot?: boolean
}

export type Search = { readonly query: string; readonly filter: SearchFilter }

/**
 * The matching games, best first. Every word of the query must match, at the start of a word, inside one, or
 * approximately: one typing error is forgiven in a word of four letters, two in one of seven.
 */
export function searchGames(index: SearchIndex, { query, filter }: Search): readonly Game[] {
  const terms = plainText(query).split(' ').filter(Boolean)
  const distances = terms.map(index.distancesFrom)
  const whole = terms.join(' ')
  // The index is sorted by relevance, so games are bucketed by distance and nothing needs sorting.
  const byDistance: Game[][] = []
  for (const [at, game] of index.games.entries()) {
    if (!passes(game, filter)) continue
    const distance = distanceAt(at, distances)
    if (distance === undefined) continue
    const isNamedSo = whole !== '' && index.names[at]?.startsWith(whole)
    ;(byDistance[isNamedSo ? 0 : distance] ??= []).push(game)
  }
  return byDistance.flat()
}

/** A game's total distance over all words; undefined if one does not match. */
function distanceAt(at: number, distances: readonly Uint8Array[]): number | undefined {
  let sum = 0
  for (const each of distances) {
    const distance = each[at] ?? farAway
    if (distance === farAway) return undefined
    sum += distance
  }
  return sum
}

function passes(game: Game, { brandId, typeId, isNew, isHot }: SearchFilter): boolean {
  return (
    (brandId === undefined || game.brandId === brandId) &&
    (typeId === undefined || game.typeId === typeId) &&
    (!isNew || Boolean(game.recent)) &&
    (!isHot || Boolean(game.hot))
  )
}
