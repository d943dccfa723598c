import { renderToString } from 'react-dom/server'
import { localeOf } from '#core/language/language.ts'
import type { Theme } from '#core/theme.ts'
import { appLanguage } from '#platform/browser/language/app-language.ts'
import type { Client } from '#core/contract/client.ts'
import type { WebConfiguration } from '#features/office/web-configuration/contract.ts'
import { createConnection } from '#platform/browser/connection/connection.ts'
import { drawSparing } from '#platform/browser/data-saver/data-saver.ts'
import { standingHistory } from '#platform/browser/router/app-history.ts'
import { createAppNavigator } from '#platform/browser/router/app-navigator.ts'
import { createRouteTable, type RouteMatch, type RouteTable } from '#platform/browser/router/route-table.ts'
import { createScrollMemory } from '#platform/browser/router/scroll-memory.ts'
import { createSession } from '#platform/browser/session/session.ts'
import { safeStorage } from '#platform/browser/storage/safe-storage.ts'
import { App, notFound, titleOf } from './app.tsx'
import { earlyTapsScript } from './early-taps-script.ts'
import { firstPicture } from './first-picture.ts'
import { joinAssets, type PageAssets } from './page-assets.ts'
import { isDrawn, pageName as nameOfPage } from './routes/page-name.ts'
import { signInPath } from './routes/sign-in-path.ts'
import { loadShell } from './shells/load-shell.ts'
import type { Shell, ShellName } from './shell.ts'

/** Replaced by the build at every occurrence, so it is used once. */
declare const PAGE_ASSETS: PageAssets
const assets = PAGE_ASSETS

export type PageRequest = {
  readonly path: string
  readonly shell: ShellName
  readonly theme: Theme
  readonly sparesData: boolean
  readonly config: WebConfiguration
}

/** The cache key of an address: one name for all addresses that render alike; undefined is the 404 page. */
export async function pageName({ path, shell }: Pick<PageRequest, 'path' | 'shell'>): Promise<string | undefined> {
  const { table } = await preparedShell(shell)
  return nameOfPage(table.match(path))
}

/**
 * Renders the first HTML of a page as a guest sees it. A page that needs a session is an empty frame, because only the
 * browser knows whose it is.
 */
export async function render({ path, shell: name, theme, sparesData, config }: PageRequest) {
  const { shell, table } = await preparedShell(name)
  const match = table.match(path)
  if (!match || isDrawn(match)) await (match?.route ?? notFound).screen.load()
  const history = standingHistory(match?.path ?? path)
  drawSparing(sparesData)
  const html = renderToString(
    <App
      shell={shell}
      table={table}
      navigator={createAppNavigator({ table, history, signInPath, newKey: () => 0 })}
      session={createSession(nothingStored)}
      connection={createConnection()}
      client={nobody}
      config={config}
      renewConfig={async () => {}}
      scroll={createScrollMemory(nothingStored)}
    />,
  )
  const title = titleOf(config, (match?.route ?? notFound).title)
  return {
    html,
    title,
    htmlAttributes: {
      lang: localeOf(appLanguage),
      'data-shell': name,
      'data-mode': config.mode,
      'data-theme': theme,
      ...saverAttribute(sparesData),
      'data-page': nameOfPage(match) ?? '',
    },
    scripts: [earlyTapsScript],
    ...headOf({ shell, match, theme, sparesData, mode: config.mode, html }),
  }
}

const saverAttribute = (sparesData: boolean) => (sparesData ? { 'data-saver': 'on' } : {})

const preparedShells = new Map<ShellName, { readonly shell: Shell; readonly table: RouteTable }>()

async function preparedShell(name: ShellName) {
  const known = preparedShells.get(name)
  if (known) return known
  const shell = await loadShell(name)
  const prepared = { shell, table: createRouteTable(shell.routes) }
  preparedShells.set(name, prepared)
  return prepared
}

const nothingStored = safeStorage(() => {
  throw new Error('The server keeps nothing for a browser')
})

/** Rendering makes no calls: they start in effects, which the server does not run. */
const nobody: Client = { send: () => Promise.reject(new Error('The server calls nobody while drawing')) }

type Mode = WebConfiguration['mode']

/** Each mode's background colour by theme, as in tokens.css, for the browser's own bars. */
const groundColors: Readonly<Record<Mode, Readonly<Record<'night' | 'light', string>>>> = {
  normal: { night: '#140b2e', light: '#f6f3fd' },
  green: { night: '#0d1613', light: '#f2f8f5' },
}

function themeColours(mode: Mode, theme: Theme): readonly string[] {
  const { night, light } = groundColors[mode]
  const meta = (colour: string, media = '') => `<meta name="theme-color"${media} content="${colour}">`
  if (theme !== 'system') return [meta(theme === 'light' ? light : night)]
  return [meta(light, ' media="(prefers-color-scheme: light)"'), meta(night)]
}

type Head = {
  readonly shell: Shell
  readonly match: RouteMatch | undefined
  readonly theme: Theme
  readonly sparesData: boolean
  readonly mode: Mode
  readonly html: string
}

function headOf({ shell, match, theme, sparesData, mode, html }: Head) {
  const { screen } = match?.route ?? notFound
  const shellSource = `apps/player/shells/${shell.name}/${shell.name}-shell.tsx`
  const sources = ['apps/player/main.tsx', shellSource, ...(screen.module === undefined ? [] : [screen.module])]
  const { scripts, styles } = joinAssets(assets, sources)
  const headTags = [
    ...themeColours(mode, theme),
    ...firstPicture(html),
    // Browsers open few connections at a time: scripts that every tap needs come before decoration.
    `<script type="module" src="${assets.entry}"></script>`,
    ...scripts.filter((href) => href !== assets.entry).map((href) => `<link rel="modulepreload" href="${href}">`),
    ...assets.preloads.map(
      ({ href, as, type }) =>
        `<link rel="preload" as="${as}" type="${type}" href="${href}" fetchpriority="low"${as === 'font' ? ' crossorigin' : ''}>`,
    ),
    ...(sparesData ? [] : assets.later)
      .filter((href) => !scripts.includes(href))
      .map((href) => `<link rel="prefetch" as="script" href="${href}">`),
  ]
  const inline = styles.map((href) => ({ href, text: assets.styleTexts[href] ?? '' }))
  return { headTags: headTags.join(''), styles: inline }
}
