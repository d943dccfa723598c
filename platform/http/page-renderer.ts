import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Theme } from '#core/theme.ts'

export type PageRequest = {
  readonly path: string
  readonly shell: string
  readonly theme: Theme
  readonly sparesData: boolean
  readonly config: unknown
}

export type InlineStyle = { readonly href: string; readonly text: string }

/** A page as rendered by the app's bundle. */
export type RenderedPage = {
  readonly html: string
  readonly title: string
  readonly htmlAttributes: Readonly<Record<string, string>>
  /** Markup for the head, without inline script or style. */
  readonly headTags: string
  /** Scripts to inline into the head, before anything else is run. */
  readonly scripts: readonly string[]
  /** Style sheets to inline into the head, with the address of the file that each copies. */
  readonly styles: readonly InlineStyle[]
}

/** What an app's prerender bundle exports. */
export type PageRenderer = {
  /** One name for all paths that are rendered alike; undefined for a path that is no page. */
  readonly pageName: (request: Pick<PageRequest, 'path' | 'shell'>) => Promise<string | undefined>
  readonly render: (request: PageRequest) => Promise<RenderedPage>
}

export async function loadPageRenderer(directory: string): Promise<PageRenderer> {
  const bundle: unknown = await import(pathToFileURL(join(directory, 'prerender.js')).href)
  if (!isPageRenderer(bundle)) throw new Error(`${directory} holds no bundle that draws pages`)
  return bundle
}

function isPageRenderer(bundle: unknown): bundle is PageRenderer {
  return (
    typeof bundle === 'object' &&
    bundle !== null &&
    'pageName' in bundle &&
    'render' in bundle &&
    typeof bundle.pageName === 'function' &&
    typeof bundle.render === 'function'
  )
}
