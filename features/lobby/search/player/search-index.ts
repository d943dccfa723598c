import type { Game } from '#features/office/web-configuration/player/index.ts'
import { plainText } from './plain-text.ts'
import { editDistance } from './edit-distance.ts'

/** The words of many games, each once, with the games that bear it. */
export type SearchIndex = {
  /** Without a search text the likeliest first: hot ones, then the operator's order. */
  readonly games: readonly Game[]
  /** The plain name of the game at each place. */
  readonly names: readonly string[]
  /** Indexes so many more games; true once all are indexed. */
  readonly grow: (games: number) => boolean
  /** How far each game is from a word, by its place; `farAway` where it does not bear it. Reads what is not read yet. */
  readonly distancesFrom: (term: string) => Uint8Array
}

export const farAway = 255

export function createSearchIndex(unsorted: readonly Game[]): SearchIndex {
  const games = unsorted.toSorted((a, b) => b.hot - a.hot || a.sort - b.sort)
  const names: string[] = []
  const bearers = new Map<string, number[]>()
  const byLetter = new Map<string, string[]>()

  const readWord = (word: string, index: number) => {
    const known = bearers.get(word)
    if (known) {
      if (known.at(-1) !== index) known.push(index)
      return
    }
    bearers.set(word, [index])
    for (const letter of new Set(word.slice(0, 2))) pushTo(byLetter, letter, word)
  }
  const grow = (more: number) => {
    const end = Math.min(games.length, names.length + more)
    while (names.length < end) readGame(names.length)
    return end === games.length
  }
  const readGame = (index: number) => {
    const game = games[index]
    const name = plainText(game?.name ?? '')
    for (const word of `${name} ${plainText(game?.brand ?? '')}`.split(' ')) if (word !== '') readWord(word, index)
    names.push(name)
  }
  const distancesFrom = (term: string) => {
    grow(games.length)
    const distances = new Uint8Array(games.length).fill(farAway)
    const note = (word: string, distance: number) => {
      for (const index of bearers.get(word) ?? []) {
        if (distance < (distances[index] ?? 0)) distances[index] = distance
      }
    }
    for (const word of bearers.keys()) if (word.includes(term)) note(word, word.startsWith(term) ? 1 : 2)
    for (const { word, distance } of nearly(term, byLetter)) note(word, 2 + distance)
    return distances
  }
  return { games, names, grow, distancesFrom }
}

/**
 * Words that a term approximately matches: one error in a word of four letters, two in one of seven. They share a
 * letter of the beginning: an error in both first letters is rare, and searching for it would be expensive.
 */
function nearly(term: string, byLetter: ReadonlyMap<string, readonly string[]>) {
  const most = typosForgiven(term.length)
  if (most === 0) return []
  const candidates = new Set(Array.from(term.slice(0, 2), (letter) => byLetter.get(letter) ?? []).flat())
  return [...candidates].flatMap((word) => {
    const distance = editDistance(term, word, most)
    return distance > 0 && distance <= most ? [{ word, distance }] : []
  })
}

function typosForgiven(length: number): number {
  if (length < 4) return 0
  return length < 7 ? 1 : 2
}

function pushTo<Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
