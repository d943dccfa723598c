/** Something that must always hold does not. */
export class Violation extends Error {}

export function mustBe(what: string, found: unknown, expected: unknown): void {
  const [is, should] = [textOf(found), textOf(expected)]
  if (is !== should) throw new Violation(`${what} is ${is} and should be ${should}`)
}

const textOf = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) => (typeof part === 'bigint' ? String(part) : part)) ?? 'nothing'
