import type { Area } from '../area.ts'

/** The areas of which a word begins with each word that was typed; without a text, all of them. */
export function findAreas(areas: readonly Area[], text: string): readonly Area[] {
  const typed = wordsOf(text)
  return areas.filter(({ label }) => typed.every((word) => wordsOf(label).some((each) => each.startsWith(word))))
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().split(/\s+/).filter(Boolean)
