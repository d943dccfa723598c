import type { RenderedPage } from './page-renderer.ts'

/**
 * Puts a rendered page and the configuration into the app's template. The configuration is data and not script: `<` is
 * escaped, so that no operator's text can close its block.
 */
export function pageDocument(template: string, page: RenderedPage, config: unknown): string {
  const attributes = Object.entries(page.htmlAttributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  const styles = page.styles.map(({ href, text }) => `<style data-href="${escapeHtml(href)}">${text}</style>`)
  const scripts = page.scripts.map((text) => `<script>${text}</script>`)
  const json = JSON.stringify(config).replaceAll('<', '\\u003c')
  const data = `<script type="application/json" id="bituin-config">${json}</script>`
  return fill(template, [
    [/<html(?=[\s>])/, `<html${attributes.join('')}`],
    [/<title>.*?<\/title>/s, `<title>${escapeHtml(page.title)}</title>`],
    [/<!--head-->/, [...styles, ...scripts, page.headTags].join('')],
    [/<!--app-->/, page.html],
    [/<\/body>/, `${data}</body>`],
  ])
}

/** Each placeholder is filled exactly once; a template without one is a defect of the build. */
function fill(template: string, fillings: readonly (readonly [RegExp, string])[]): string {
  return fillings.reduce((document, [placeholder, text]) => {
    if (!placeholder.test(document)) throw new Error(`The page template has no ${placeholder.source}`)
    return document.replace(placeholder, () => text)
  }, template)
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
