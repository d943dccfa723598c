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
 * The games that a query means, the likeliest first. Every word of it must be found, at the beginning of a word, inside
 * one, or nearly: one slip is forgiven in a word of four letters, two in one of seven.
 */
export function searchGames(index: SearchIndex, { query, filter }: Search): readonly Game[] {
  const terms = plainText(query).split(' ').filter(Boolean)
  const distances = terms.map(index.distancesFrom)
  const whole = terms.join(' ')
  // The index is in the order that equals keep, so that games are dealt out by their distance and nothing is sorted.
  const byDistance: Game[][] = []
  for (const [place, game] of index.games.entries()) {
    if (!passes(game, filter)) continue
    const distance = distanceAt(place, distances)
    if (distance === undefined) continue
    const isNamedSo = whole !== '' && index.names[place]?.startsWith(whole)
    ;(byDistance[isNamedSo ? 0 : distance] ??= []).push(game)
  }
  return byDistance.flat()
}

/** How far a game is from all words together; undefined where one of them is not found. */
function distanceAt(place: number, distances: readonly Uint8Array[]): number | undefined {
  let sum = 0
  for (const each of distances) {
    const distance = each[place] ?? farAway
    if (distance === farAway) return undefined
    sum += distance
  }
  return sum
}

function passes(game: Game, { brandId, typeId, isNew, isHot }: SearchFilter): boolean {
  return (
    (brandId === undefined || game.brandId === brandId) &&
    (typeId === undefined || game.typeId === typeId) &&
    (!isNew || game.recent === 1) &&
    (!isHot || game.hot === 1)
  )
}
