import { createHash } from 'node:crypto'

/** Other origins that a page may use, by purpose. */
export type ContentSources = {
  readonly scripts?: readonly string[]
  readonly images?: readonly string[]
  readonly media?: readonly string[]
  readonly connections?: readonly string[]
  readonly frames?: readonly string[]
}

export type PageSecurity = {
  readonly sources: ContentSources
  /** The content of the page's inline style sheets. */
  readonly styles: readonly string[]
  /** The content of the page's inline scripts. */
  readonly scripts?: readonly string[]
  readonly secure: boolean
}

/** The page's content security policy: our own origin, the listed ones, and what is inline by its hash. */
export function contentSecurityPolicy({ sources, styles, scripts = [], secure }: PageSecurity): string {
  const list = (extra: readonly string[] | undefined, ...own: readonly string[]) => [...own, ...(extra ?? [])].join(' ')
  const directives = [
    // Everything that loads or runs has a directive of its own below; what is left is a prefetch, for which Firefox has no other name.
    "default-src 'self'",
    "object-src 'none'",
    `script-src ${list([...scripts.map(hashSource), ...(sources.scripts ?? [])], "'self'")}`,
    `style-src ${list(styles.map(hashSource), "'self'")}`,
    // Style attributes carry positions and colours; they load and run nothing.
    "style-src-attr 'unsafe-inline'",
    `img-src ${list(sources.images, "'self'", 'data:', 'blob:')}`,
    `media-src ${list(sources.media, "'self'")}`,
    "font-src 'self'",
    `connect-src ${list(sources.connections, "'self'")}`,
    `frame-src ${list(sources.frames, "'self'")}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ]
  return directives.join('; ')
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
