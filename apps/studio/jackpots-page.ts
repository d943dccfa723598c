import { formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import type { JackpotsAnswer } from '#games/protocol/jackpots.ts'
import { escapedHtml } from './escaped-html.ts'
import { scriptHash } from './script-hash.ts'

type Pool = JackpotsAnswer['pools'][number]

/** The jackpots, with everything needed to verify the winning point of each win. */
export function jackpotsPage(
  { pools }: JackpotsAnswer,
  style: string,
): { readonly html: string; readonly policy: string } {
  return {
    policy: `default-src 'none'; style-src ${scriptHash(style)}; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    html: `<!doctype html>
<html lang="en-PH"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Jackpots</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body><main><h1>Jackpots</h1>
<p>The hash of each seed is public from the first stake. When a jackpot has been won, its seed is shown here.
Copy what stands below it into <a href="/verify">Check a round</a> to work out the winning point yourself.</p>
<ul>
${pools.map(poolItem).join('\n')}
</ul></main></body></html>
`,
  }
}

const money = (amount: number): string => formatMoney(wireCentavos(amount))

const poolItem = ({ name, amount, dropBy, seedHash, last }: Pool): string =>
  `<li><strong>${escapedHtml(name)}</strong>
<span>${money(amount)} now · won by ${money(dropBy)} at the latest</span>
<span>Hash of the seed</span><code>${escapedHtml(seedHash)}</code>
${last === null ? '<span>Not won yet.</span>' : lastWin(last)}</li>`

const lastWin = ({ amount, wonAt, ...proof }: NonNullable<Pool['last']>): string =>
  `<span>Last won: ${money(amount)} on ${escapedHtml(wonAt.slice(0, 10))}</span>
<code>${escapedHtml(JSON.stringify(proof))}</code>`
