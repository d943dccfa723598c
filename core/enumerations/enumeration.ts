import * as v from 'valibot'

/** The house's names for things, each with its number on the wire. */
export type Enumeration = Readonly<Record<string, number>>

type NameOf<E extends Enumeration> = Extract<keyof E, string>

/** The house's name of a number of the wire; undefined for a number that names nothing. */
export const nameOfWire = <E extends Enumeration>(enumeration: E, wire: number): NameOf<E> | undefined =>
  namesOf(enumeration).find((name) => enumeration[name] === wire)

/** Reads the wire's number into the house's name. */
export const enumerationIn = <const E extends Enumeration>(enumeration: E) =>
  v.pipe(
    wireNumbers(enumeration),
    v.transform((wire) => knownName(enumeration, wire)),
  )

/** Writes the house's name as the wire's number. */
export const enumerationOut = <const E extends Enumeration>(enumeration: E) =>
  v.pipe(
    v.picklist(namesOf(enumeration)),
    v.transform((name) => enumeration[name]),
    wireNumbers(enumeration),
  )

/** The enumeration whose numbers a schema takes: for who documents them. */
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
