import { type Language, localeOf } from '#core/language/language.ts'
import type { TitleFacts } from '#games/title/title.ts'
import { escapedHtml } from './escaped-html.ts'

export type PageAssets = {
  readonly script: string
  readonly imports: readonly string[]
  readonly styles: readonly string[]
  /** What one title needs besides, where a title's pictures are a chunk of their own. */
  readonly ofTitle: (code: string) => readonly string[]
  readonly stylesOfTitle: (code: string) => readonly string[]
  /** What shows a stored round in place of a game that is played. */
  readonly ofReplay: { readonly scripts: readonly string[]; readonly styles: readonly string[] }
}
/** With what the page does by itself, before any of its scripts is there. */
type PageParts = PageAssets & {
  readonly opening: string
  /** The origins that a game may lead back to. */
  readonly lobbies: readonly string[]
  readonly language: Language
}

/** A game's page before its script runs: a night of its brand's colour and its name, so that nothing jumps later. */
export function gamePage({ code, name, brand, engine }: TitleFacts, parts: PageParts): string {
  const { opening, lobbies, language, script, imports, ofTitle } = parts
  const styles = [...new Set([...parts.styles, ...parts.stylesOfTitle(code)])]
  const preloaded = [...new Set([...imports, ...ofTitle(code)])]
  return `<!doctype html>
<html lang="${localeOf(language)}" data-game="${code}" data-brand="${brand}" data-engine="${engine}" data-lobbies="${escapedHtml(lobbies.join(' '))}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#140b2e">
<title>${escapedHtml(name)}</title>
<link rel="icon" href="data:,">
<script>${opening}</script>
${styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('\n')}
<script type="module" src="/${script}"></script>
${preloaded.map((file) => `<link rel="modulepreload" href="/${file}">`).join('\n')}
</head>
<body><main id="game" aria-label="${escapedHtml(name)}"><p class="boot">${escapedHtml(name)}</p></main></body>
</html>
`
}
