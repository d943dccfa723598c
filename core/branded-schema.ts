import * as v from 'valibot'

/**
 * The number schema, for a branded number. Valibot's own brand action is unknown to the JSON Schema converter,
 * so the brand is given to the schema itself; the checks that follow in the pipe are what earns it.
 */
export const brandedNumber = <T extends number>(message?: string): v.GenericSchema<T> =>
  v.number(message) as unknown as v.GenericSchema<T>

/** The string schema, for a branded string; the checks that follow in the pipe earn the brand. */
export const brandedString = <T extends string>(message?: string): v.GenericSchema<T> =>
  v.string(message) as unknown as v.GenericSchema<T>
