import { type Statement, statement } from './statement.ts'

const placeholder = /\$(\d+)/g

/**
 * Writes that always leave together as one statement, which PostgreSQL begins and ends once; their values stand one behind the
 * other. All of them see what was there before: none may count on a row of another.
 */
export function oneStatement(name: string, parts: readonly Statement<never>[]): Statement<never> {
  let places = 0
  const texts = parts.map(({ text }) => {
    const before = places
    const own = [...text.matchAll(placeholder)].map(([, place]) => Number(place))
    places += Math.max(0, ...own)
    return text.replace(placeholder, (_, place: string) => `$${before + Number(place)}`)
  })
  const last = texts.at(-1)
  if (last === undefined) throw new Error(`${name} is made of no statement`)
  const others = texts.slice(0, -1).map((text, index) => `part${index} as (${text})`)
  return statement(name, others.length === 0 ? last : `with ${others.join(', ')} ${last}`)
}
