import * as v from 'valibot'
import { tips } from '#core/message/tips.ts'

/** A code that was sent by SMS. */
export const codeIn = v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/, tips.code))
