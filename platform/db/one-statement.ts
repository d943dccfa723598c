import { type Statement, statement } from './statement.ts'

const placeholder = /\$(\d+)/g

/**
 * Combines writes into one statement, which saves PostgreSQL the overhead of each; their parameters are concatenated. All
 * of them see the same snapshot, so none may depend on a row written by another.
 */
export function oneStatement(name: string, parts: readonly Statement<never>[]): Statement<never> {
  let count = 0
  const texts = parts.map(({ text }) => {
    const before = count
    const own = [...text.matchAll(placeholder)].map(([, number]) => Number(number))
    count += Math.max(0, ...own)
    return text.replace(placeholder, (_, number: string) => `$${before + Number(number)}`)
  })
  const last = texts.at(-1)
  if (last === undefined) throw new Error(`${name} is made of no statement`)
  const others = texts.slice(0, -1).map((text, index) => `part${index} as (${text})`)
  return statement(name, others.length === 0 ? last : `with ${others.join(', ')} ${last}`)
}
