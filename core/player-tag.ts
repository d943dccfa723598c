import * as v from 'valibot'

const tip = 'A tag has 2 to 24 small letters, digits and hyphens.'

/** A tag that staff give to players: `high-roller`. */
export const playerTagIn = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.regex(/^[a-z0-9][a-z0-9-]{1,23}$/, tip))

const tagsMax = 20

/** All tags of one player, without duplicates. */
export const playerTagsIn = v.pipe(
  v.array(playerTagIn),
  v.maxLength(tagsMax),
  v.transform((tags) => [...new Set(tags)].toSorted()),
)
