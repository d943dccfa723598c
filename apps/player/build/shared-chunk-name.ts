type ModuleFacts = {
  readonly isEntry: boolean
  readonly importers: readonly string[]
  readonly dynamicImporters: readonly string[]
}

/**
 * The chunk of a module that several parts of the app need. By default the bundler makes a chunk for every set of
 * parts, which is nearly one per module, and small chunks compress badly. Modules of a first visit (the shell, the
 * sign-in pages, the home page) are distinguished exactly; then come those of what the home fetches behind its first paint;
 * the rest is one chunk per feature, and one for what features share.
 */
export function sharedChunkName(id: string, factsOf: (id: string) => ModuleFacts | null): string | null {
  const parts = partsReaching(id, factsOf)
  if (parts.length < 2) return null
  const pages = new Set(parts.flatMap(firstPageOf))
  // One file for both: each file costs a round trip or a connection, however small it is.
  if (parts.some((part) => shellPart.test(part)) || (pages.has('home') && pages.size > 1)) return 'first'
  if (pages.size > 0) return ['first', ...[...pages].toSorted()].join('-')
  if (parts.some((part) => homeParts.some((pattern) => pattern.test(part)))) return 'home'
  const features = new Set(parts.map(featureOf))
  return features.size === 1 ? `feature-${[...features].join('')}` : 'common'
}

/** The separately loaded parts of the app that need a module. */
function partsReaching(id: string, factsOf: (id: string) => ModuleFacts | null): readonly string[] {
  const seen = new Set([id])
  const parts: string[] = []
  for (const each of seen) {
    const facts = factsOf(each)
    if (facts && (facts.isEntry || facts.dynamicImporters.length > 0)) parts.push(each)
    for (const importer of facts?.importers ?? []) seen.add(importer)
  }
  return parts
}

export const shellPart = /[\\/]shells[\\/]\w+[\\/]\w+-shell\.tsx$/

/** The pages that most visits start with, where every kilobyte delays the first paint. */
export const firstPages: readonly (readonly [page: string, part: RegExp])[] = [
  ['home', /[\\/]mobile-home-page\.tsx$/],
  ['home', /[\\/]desktop-home-page\.tsx$/],
  ['login', /[\\/]login-page\.tsx$/],
  ['register', /[\\/]register-page\.tsx$/],
  ['register', /[\\/]forget-page\.tsx$/],
]

/** What every visit of the home fetches behind its first paint, while the page becomes interactive. */
export const homeParts: readonly RegExp[] = [
  /[\\/]lobby[\\/]home[\\/]player[\\/].+\.tsx?$/,
  /[\\/]lobby[\\/]games[\\/]player[\\/]list[\\/]read-game-list\.ts$/,
  /[\\/]lobby[\\/]frame[\\/]player[\\/]footer-content\.tsx$/,
  /[\\/](?:jackpot|tournament)-row\.tsx$/,
  /[\\/]big-win[\\/]player[\\/]index\.ts$/,
  /[\\/]apps[\\/]player[\\/](?:age-gate|home-modals|pwa[\\/][\w-]+)\.tsx?$/,
  /[\\/]shells[\\/]desktop[\\/](?:late-parts|menu-footer)\.tsx$/,
]

const firstPageOf = (part: string): readonly string[] =>
  firstPages.filter(([, pattern]) => pattern.test(part)).map(([page]) => page)

function featureOf(part: string): string {
  return /[\\/]features[\\/][\w-]+[\\/]([\w-]+)/.exec(part)?.[1] ?? 'player'
}
