import * as v from 'valibot'
import type { Tip } from './message/tips.ts'

/**
 * A number schema for a branded number. Valibot's own brand action is unknown to the JSON Schema converter, so the type
 * is given to the schema itself; the checks that follow in the pipe justify it.
 */
export const brandedNumber = <T extends number>(message?: string | Tip): v.GenericSchema<T> =>
  v.number(message) as unknown as v.GenericSchema<T>

/** A string schema for a branded string; the checks that follow in the pipe justify the brand. */
export const brandedString = <T extends string>(message?: string): v.GenericSchema<T> =>
  v.string(message) as unknown as v.GenericSchema<T>
