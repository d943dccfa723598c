// Arrays as PostgreSQL writes them. The driver's own way quotes every number, which is felt at a thousand rows a batch.

export const numberArray = (items: readonly (bigint | number | undefined)[]): string =>
  `{${items.map((item) => item ?? 'NULL').join(',')}}`

export const textArray = (items: readonly string[]): string => `{${items.map(quoted).join(',')}}`

/** Bytes are given as hexadecimal digits. */
export const bytesArray = (items: readonly string[]): string => `{${items.map((hex) => `"\\\\x${hex}"`).join(',')}}`

const quoted = (text: string): string => `"${/["\\]/.test(text) ? text.replace(/["\\]/g, '\\$&') : text}"`
