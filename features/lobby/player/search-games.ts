import type { Game } from '#features/web-configuration/player/index.ts'

export type SearchFilter = {
  readonly brandId?: number | undefined
  readonly typeId?: number | undefined
  readonly isNew?: boolean
  readonly isHot?: boolean
}

/** A game with its words as they are compared. Made once for a list, asked at every key. */
export type SearchIndex = readonly { readonly game: Game; readonly name: string; readonly words: readonly string[] }[]

export const searchIndex = (games: readonly Game[]): SearchIndex =>
  games.map((game) => {
    const name = plainText(game.name)
    return { game, name, words: [...name.split(' '), ...plainText(game.brand).split(' ')] }
  })

export type Search = { readonly query: string; readonly filter: SearchFilter }

/**
 * The games that a query means, the likeliest first. Every word of it must be found, at the beginning of a word, inside
 * one, or nearly: one slip is forgiven in a word of four letters, two in one of seven.
 */
export function searchGames(index: SearchIndex, { query, filter }: Search): readonly Game[] {
  const terms = plainText(query).split(' ').filter(Boolean)
  const distances = terms.map(distancesFrom)
  return index
    .filter(({ game }) => passes(game, filter))
    .map((entry) => ({ game: entry.game, distance: distanceOf(entry, terms, distances) }))
    .filter(({ distance }) => distance < farAway)
    .toSorted((a, b) => a.distance - b.distance || b.game.hot - a.game.hot || a.game.sort - b.game.sort)
    .map(({ game }) => game)
}

/** Small letters without accents, words apart by one space. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()

function passes(game: Game, { brandId, typeId, isNew, isHot }: SearchFilter): boolean {
  return (
    (brandId === undefined || game.brandId === brandId) &&
    (typeId === undefined || game.typeId === typeId) &&
    (!isNew || game.recent === 1) &&
    (!isHot || game.hot === 1)
  )
}

const farAway = 1_000

function distanceOf({ name, words }: SearchIndex[number], terms: readonly string[], distances: readonly Distances[]) {
  if (terms.length > 0 && name.startsWith(terms.join(' '))) return 0
  return distances.reduce((sum, distance) => sum + Math.min(...words.map(distance)), 0)
}

type Distances = (word: string) => number

/** Games share their words, so each word is compared once. */
function distancesFrom(term: string): Distances {
  const known = new Map<string, number>()
  return (word) => {
    const distance = known.get(word) ?? termDistance(term, word)
    known.set(word, distance)
    return distance
  }
}

/** 1 for the beginning of a word, 2 for its inside, more for each slip. */
function termDistance(term: string, word: string): number {
  if (word.startsWith(term)) return 1
  if (word.includes(term)) return 2
  const forgiven = slipsForgiven(term.length)
  if (forgiven === 0 || !beginAlike(term, word)) return farAway
  // What is still being typed is compared with as much of the word.
  const slips = Math.min(slipsBetween(term, word), slipsBetween(term, word.slice(0, term.length)))
  return slips <= forgiven ? 2 + slips : farAway
}

/** A slip in the first letter is rare, and looking for it everywhere would cost most of the time. */
const beginAlike = (a: string, b: string): boolean => a[0] === b[0] || a[0] === b[1] || a[1] === b[0]

function slipsForgiven(length: number): number {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}

/** How many slips lie between two words: a letter wrong, missing, too many, or two in the other order. */
export function slipsBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Math.abs(a.length - b.length)
  let before: number[] = []
  let row = Array.from({ length: b.length + 1 }, (_each, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const around = swapped ? at(before, j - 2) + 1 : farAway
      next.push(Math.min(at(next, j - 1) + 1, at(row, j) + 1, at(row, j - 1) + same, around))
    }
    before = row
    row = next
  }
  return at(row, b.length)
}

const at = (row: readonly number[], index: number): number => row[index] ?? farAway
