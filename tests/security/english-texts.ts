/** Words that English sentences have and Filipino ones do not. */
const words =
  'the of and is are was were be been every each your you we our it its with when which that this or for from all if more ' +
  'they them not by can cannot to has have must will there here please expected received'
const english = new RegExp(`\\b(?:${words.replaceAll(' ', '|')})\\b`, 'i')
/** Terms that Filipino takes as they are, and the addresses of links. */
const borrowed = /return to player|play for fun|\]\([^)]*\)/gi

/** Each text of an answer that reads as an English sentence, after the names of the fields that lead to it. */
export function englishTextsIn(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return isEnglish(value) ? [`${path}: ${value}`] : []
  if (Array.isArray(value)) return value.flatMap((each) => englishTextsIn(each, `${path}[]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => englishTextsIn(each, `${path}.${name}`))
}

function isEnglish(text: string): boolean {
  const rest = text.replaceAll(borrowed, '')
  return /[a-z] [a-z]/i.test(rest) && english.test(rest)
}
