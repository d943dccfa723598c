import { multiplierText } from '#games/title/pay.ts'
import type { TitleFacts } from '#games/title/title.ts'
import { formatHundredths } from '#core/money/format-money.ts'

export type PageAssets = {
  readonly script: string
  readonly imports: readonly string[]
  readonly styles: readonly string[]
  /** What one title needs besides, where a title's pictures are a chunk of their own. */
  readonly ofTitle: (code: string) => readonly string[]
}
/** With what the page does by itself, before any of its scripts is there. */
type PageParts = PageAssets & { readonly opening: string }

/** A game's page before its script runs: a night of its brand's colour and its name, so that nothing jumps later. */
export function gamePage({ code, name, brand, engine }: TitleFacts, parts: PageParts): string {
  const { opening, script, imports, styles, ofTitle } = parts
  const preloaded = [...new Set([...imports, ...ofTitle(code)])]
  return `<!doctype html>
<html lang="en-PH" data-game="${code}" data-brand="${brand}" data-engine="${engine}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#140b2e">
<title>${escaped(name)}</title>
<link rel="icon" href="data:,">
<script>${opening}</script>
${styles.map((file) => `<link rel="stylesheet" href="/${file}">`).join('\n')}
${preloaded.map((file) => `<link rel="modulepreload" href="/${file}">`).join('\n')}
<script type="module" src="/${script}"></script>
</head>
<body><main id="game"><p class="boot">${escaped(name)}</p></main></body>
</html>
`
}

type Listed = TitleFacts & { readonly brandName: string }

/** Everything that the studio offers. A game is opened from a lobby, which says for whom and for what. */
export function indexPage(titles: readonly Listed[]): string {
  const rows = titles.map(
    ({ name, brandName, type, rtpBasisPoints, maxWinHundredths }) =>
      `<li><strong>${escaped(name)}</strong> ${escaped(brandName)} · ${type} · returns ${formatHundredths(rtpBasisPoints)} % · up to ${multiplierText(maxWinHundredths)}</li>`,
  )
  return `<!doctype html>
<html lang="en-PH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Games</title><link rel="icon" href="data:,"></head>
<body><h1>Games</h1><p>They are opened from the lobby, for money and as demonstrations.</p><ul>
${rows.join('\n')}
</ul></body></html>
`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
