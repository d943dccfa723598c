import * as v from 'valibot'

/** A picture that an operator names: a drawn one by its key, or any by its https address. */
export const pictureIn = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(/^(art:[a-z0-9/-]+|https:\/\/[\x21-\x7e]+)$/, 'Enter the key of a built-in picture or an https:// address.'),
)
