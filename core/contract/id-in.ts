import * as v from 'valibot'

/** A row's number as it comes: a whole number on the wire, a bigint in the house. */
export const idIn = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(1),
  v.transform((id) => BigInt(id)),
)

/** The same where a person writes it: whoever gives none is told what is asked. */
export const playerIdIn = v.pipe(
  v.number('Give the id of a player.'),
  v.safeInteger(),
  v.minValue(1, 'Give the id of a player.'),
  v.transform((id) => BigInt(id)),
)
