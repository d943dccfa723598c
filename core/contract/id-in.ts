import * as v from 'valibot'

/** A row's id in a request: a whole number on the wire, a bigint inside. */
export const idIn = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(1),
  v.transform((id) => BigInt(id)),
)

/** The same where a person types it: an invalid one is answered with a hint. */
export const playerIdIn = v.pipe(
  v.number('Give the id of a player.'),
  v.safeInteger(),
  v.minValue(1, 'Give the id of a player.'),
  v.transform((id) => BigInt(id)),
)
