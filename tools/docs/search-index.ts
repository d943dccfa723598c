import type { Section } from './render-markdown.ts'

export type SearchPage = {
  readonly url: string
  readonly title: string
  readonly group: string
  readonly sections: readonly Section[]
}

/** As the script of the site reads it. */
export type SearchIndex = {
  readonly pages: readonly (readonly [url: string, title: string, group: string])[]
  /** Page, anchor, heading. A word names places by their position here. */
  readonly places: readonly (readonly [page: number, id: string, heading: string])[]
  /** Where a word stands: in headings | often | in texts. Differences in base 36. */
  readonly words: Readonly<Record<string, string>>
}

/** Words of every section of every page. */
export function searchIndex(pages: readonly SearchPage[]): SearchIndex {
  const places = pages.flatMap(({ sections }, page) => sections.map(({ id, heading }) => [page, id, heading] as const))
  const lists: Lists = { headings: new Map(), often: new Map(), texts: new Map() }
  let place = 0
  for (const { title, sections } of pages) {
    for (const { heading, text } of sections) {
      addPlace(lists, place, { named: countWords(heading === '' ? title : heading), said: countWords(text) })
      place += 1
    }
  }
  const words = [...new Set(Object.values(lists).flatMap((list) => [...list.keys()]))].toSorted()
  const placesOf = (word: string): string =>
    [lists.headings, lists.often, lists.texts].map((list) => packed(list.get(word))).join('|')
  return {
    pages: pages.map(({ url, title, group }) => [url, title, group]),
    places,
    words: Object.fromEntries(words.map((word) => [word, placesOf(word)])),
  }
}

type Lists = Readonly<Record<'headings' | 'often' | 'texts', Map<string, number[]>>>
type WordCounts = ReadonlyMap<string, number>

/** A section that says a word so often is about it. */
const oftenMin = 3

function addPlace(lists: Lists, place: number, { named, said }: { named: WordCounts; said: WordCounts }): void {
  for (const word of named.keys()) pushTo(lists.headings, word, place)
  for (const [word, count] of said) {
    if (!named.has(word)) pushTo(count >= oftenMin ? lists.often : lists.texts, word, place)
  }
}

// They stand nearly everywhere and tell pages apart nowhere.
const common = new Set('the and of to in is it that for by with as are be or on not its from has have'.split(' '))

/** Also the parts of names: `depositLimit` is found by "limit". */
function countWords(text: string): WordCounts {
  const counts = new Map<string, number>()
  const whole = text.toLowerCase().match(/[\p{L}\p{N}_]{2,40}/gu) ?? []
  const parts = text.match(/(?<=\p{L})\p{Lu}\p{Ll}{2,}|\p{Ll}{3,}(?=\p{Lu})/gu) ?? []
  for (const word of [...whole, ...parts.map((part) => part.toLowerCase())]) {
    if (!common.has(word) && word !== '__proto__') counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return counts
}

function pushTo(places: Map<string, number[]>, word: string, place: number): void {
  const list = places.get(word)
  if (list === undefined) places.set(word, [place])
  else list.push(place)
}

const packed = (places: readonly number[] = []): string =>
  places.map((place, index) => (place - (places[index - 1] ?? 0)).toString(36)).join(' ')
