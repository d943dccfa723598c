import { createHash } from 'node:crypto'

/** What a page's policy names a script or a style by that stands in the page itself. */
export const scriptHash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
