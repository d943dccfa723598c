import * as v from 'valibot'

/** Our names with their numbers on the wire. */
export type Enumeration = Readonly<Record<string, number>>

type NameOf<E extends Enumeration> = Extract<keyof E, string>

/** The name of a wire number; undefined if unknown. */
export const nameOfWire = <E extends Enumeration>(enumeration: E, wire: number): NameOf<E> | undefined =>
  namesOf(enumeration).find((name) => enumeration[name] === wire)

/** Parses a wire number into its name. */
export const enumerationIn = <const E extends Enumeration>(enumeration: E) =>
  v.pipe(
    wireNumbers(enumeration),
    v.transform((wire) => knownName(enumeration, wire)),
  )

/** Writes a name as its wire number. */
export const enumerationOut = <const E extends Enumeration>(enumeration: E) =>
  v.pipe(
    v.picklist(namesOf(enumeration)),
    v.transform((name) => enumeration[name]),
    wireNumbers(enumeration),
  )

/** The enumeration behind a schema, for documentation. */
export const enumerationOf = (schema: object): Enumeration | undefined => enumerationOfNumbers.get(schema)

const enumerationOfNumbers = new WeakMap<object, Enumeration>()

function wireNumbers<E extends Enumeration>(enumeration: E) {
  const schema = v.picklist(numbersOf(enumeration))
  enumerationOfNumbers.set(schema, enumeration)
  return schema
}

function knownName<E extends Enumeration>(enumeration: E, wire: number): NameOf<E> {
  const name = nameOfWire(enumeration, wire)
  if (name === undefined) throw new RangeError(`${wire} has no name`)
  return name
}

const namesOf = <E extends Enumeration>(enumeration: E): NameOf<E>[] =>
  Object.keys(enumeration).filter((name): name is NameOf<E> => Object.hasOwn(enumeration, name))

const numbersOf = <E extends Enumeration>(enumeration: E): E[NameOf<E>][] =>
  namesOf(enumeration).map((name) => enumeration[name])
