/** A name in three parts, as on an identity document. */
export type FullName = { readonly first: string; readonly middle: string; readonly last: string }

/** An account holder compared with the identity: the same, close enough for review, or different. */
export type NameMatch = 'passes' | 'review' | 'differs'

const passesFrom = 0.93
const reviewFrom = 0.8

/**
 * Banks write names with or without the middle name, with its initial, and last name first: the closest variant counts.
 */
export function nameMatch(holder: string, identity: FullName): NameMatch {
  const given = normalName(holder)
  const similarity = Math.max(...spellingsOf(identity).map((spelling) => jaroWinkler(given, spelling)))
  if (similarity >= passesFrom) return 'passes'
  return similarity >= reviewFrom ? 'review' : 'differs'
}

/** Letters and single spaces, without accents, punctuation and generational suffixes. */
export const normalName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\s-]/g, '')
    .split(/[\s-]+/)
    .filter((word) => word !== '' && !suffixes.has(word))
    .join(' ')

const suffixes: ReadonlySet<string> = new Set(['jr', 'sr', 'ii', 'iii', 'iv'])

function spellingsOf({ first, middle, last }: FullName): string[] {
  const initial = middle.trim().slice(0, 1)
  return [
    [first, last],
    [first, middle, last],
    [first, initial, last],
    [last, first],
    [last, first, middle],
    [last, first, initial],
  ].map((words) => normalName(words.join(' ')))
}

const prefixMax = 4
const prefixWeight = 0.1

/** Jaro similarity, raised for a common prefix (Winkler): 1 is equal, 0 has nothing in common. */
export function jaroWinkler(a: string, b: string): number {
  const jaro = jaroSimilarity(a, b)
  let prefix = 0
  while (prefix < Math.min(prefixMax, a.length, b.length) && a[prefix] === b[prefix]) prefix += 1
  return jaro + prefix * prefixWeight * (1 - jaro)
}

function jaroSimilarity(a: string, b: string): number {
  if (a === '' || b === '') return a === b ? 1 : 0
  const { ofA, ofB } = commonLetters(a, b)
  const matches = ofA.length
  if (matches === 0) return 0
  const moved = ofA.filter((letter, at) => letter !== ofB[at]).length / 2
  return (matches / a.length + matches / b.length + (matches - moved) / matches) / 3
}

/** Letters common to both within the matching window, in each text's order. */
function commonLetters(a: string, b: string): { readonly ofA: readonly string[]; readonly ofB: readonly string[] } {
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1)
  const taken = new Set<number>()
  const ofA = [...a].filter((letter, at) => {
    for (let index = Math.max(0, at - reach); index <= Math.min(b.length - 1, at + reach); index += 1) {
      if (b[index] !== letter || taken.has(index)) continue
      taken.add(index)
      return true
    }
    return false
  })
  return { ofA, ofB: [...b].filter((_letter, at) => taken.has(at)) }
}
