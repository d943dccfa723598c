/** A picture drawn for this product is stored as `art:` and its key; any other value is an address. */
export const artScheme = 'art:'

/** The key of a drawn picture; undefined for an address. */
export const artKeyOf = (picture: string): string | undefined =>
  picture.startsWith(artScheme) ? picture.slice(artScheme.length) : undefined
