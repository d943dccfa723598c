import { multiplierText } from '#games/title/pay.ts'
import type { TitleFacts } from '#games/title/title.ts'
import { formatHundredths } from '#core/money/format-money.ts'
import { escapedHtml } from './escaped-html.ts'
import { scriptHash } from './script-hash.ts'

type ListedTitle = TitleFacts & { readonly brandName: string }
export type IndexParts = { readonly titles: readonly ListedTitle[]; readonly style: string }

/** Everything that the studio offers. A game is opened from a lobby, which says for whom and for what. */
export function indexPage({ titles, style }: IndexParts): { readonly html: string; readonly policy: string } {
  const rows = titles.map(
    ({ name, brandName, type, rtpBasisPoints, maxWinHundredths }) =>
      `<li><strong>${escapedHtml(name)}</strong>
<span>${escapedHtml(brandName)} · ${type}</span>
<span>returns ${formatHundredths(rtpBasisPoints)} % · up to ${multiplierText(maxWinHundredths)}</span></li>`,
  )
  return {
    policy: `default-src 'none'; style-src ${scriptHash(style)}; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    html: `<!doctype html>
<html lang="en-PH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Games</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body><main><h1>Games</h1><p>They are opened from the lobby, for money and as demonstrations.
<a href="/verify">Check a round</a> · <a href="/jackpots">Jackpots</a></p><ul>
${rows.join('\n')}
</ul></main></body></html>
`,
  }
}
