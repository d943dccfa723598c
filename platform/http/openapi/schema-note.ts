import { calendarDayIn } from '#core/clock/manila.ts'
import { expiryIn, expiryOut, instantIn, instantOut } from '#core/clock/wire-instant.ts'
import { enumerationOf } from '#core/enumerations/enumeration.ts'
import { multiplierIn, multiplierOut } from '#core/money/wire-basis-points.ts'
import { centavosIn, centavosOut, signedCentavosIn } from '#core/money/wire-money.ts'

const centavosNote = 'In centavos.'
const instantNote = 'Milliseconds since 1970.'
const expiryNote = 'Milliseconds since 1970; -1: never.'
const multiplierNote = 'A multiplier: 1.5 is one and a half times.'

/** What follows from the schema itself, whatever the field's name, keyed by the schema's wire part. */
const noteOfPart = new Map<object, string>([
  [centavosIn.pipe[0], centavosNote],
  [signedCentavosIn.pipe[0], centavosNote],
  [centavosOut.pipe[2], centavosNote],
  [instantIn.pipe[0], instantNote],
  [instantOut.pipe[0], instantNote],
  [expiryIn.pipe[0], expiryNote],
  [expiryOut.pipe[2], expiryNote],
  [multiplierIn.pipe[0], multiplierNote],
  [multiplierOut.pipe[2], multiplierNote],
  [calendarDayIn.pipe[0], 'A day of Manila: YYYY-MM-DD.'],
])

/** The unit of a number, or the meaning of each value of an enumeration. */
export function schemaNote(schema: object): string | undefined {
  const enumeration = enumerationOf(schema)
  if (enumeration === undefined) return noteOfPart.get(schema)
  const words = Object.entries(enumeration).map(([name, number]) => `${number} ${name}`)
  return `Numbers: ${words.join(', ')}.`
}
