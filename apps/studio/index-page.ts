import { multiplierText } from '#games/title/pay.ts'
import type { TitleFacts } from '#games/title/title.ts'
import { formatHundredths } from '#core/money/format-money.ts'
import { escapedHtml } from './escaped-html.ts'
import { scriptHash } from './script-hash.ts'

type Listed = TitleFacts & { readonly brandName: string }
export type IndexParts = { readonly titles: readonly Listed[]; readonly style: string }

/** Everything that can be tried without money. */
export function indexPage({ titles, style }: IndexParts): { readonly html: string; readonly policy: string } {
  const rows = titles.map(
    ({ code, name, brandName, type, rtpBasisPoints, maxWinHundredths }) =>
      `<li><a href="/play?game=${code}&amp;mode=demo"><strong>${escapedHtml(name)}</strong>
<span>${escapedHtml(brandName)} · ${type}</span>
<span>returns ${formatHundredths(rtpBasisPoints)} % · up to ${multiplierText(maxWinHundredths)}</span></a></li>`,
  )
  return {
    policy: `default-src 'none'; style-src ${scriptHash(style)}; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    html: `<!doctype html>
<html lang="en-PH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Games</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body><main><h1>Games</h1><p>Each opens in demo mode: the same mathematics, with play money. <a href="/verify">Check a round</a></p><ul>
${rows.join('\n')}
</ul></main></body></html>
`,
  }
}
