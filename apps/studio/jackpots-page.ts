import { type Language, localeOf } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import type { JackpotsAnswer } from '#games/protocol/jackpots.ts'
import { type JackpotWheel, wheelOdds } from '#games/jackpot/wheel.ts'
import { escapedHtml } from './escaped-html.ts'
import { studioTexts } from './messages/index.ts'
import { scriptHash } from './script-hash.ts'

type ShownPool = JackpotsAnswer['pools'][number] & { readonly wheel?: JackpotWheel }
type JackpotsPageParts = {
  readonly pools: readonly ShownPool[]
  readonly style: string
  readonly language: Language
}

/** The jackpots, with everything needed to verify the winning point of each win. */
export function jackpotsPage({ pools, style, language }: JackpotsPageParts): {
  readonly html: string
  readonly policy: string
} {
  const locale = localeOf(language)
  const checker = `<a href="/verify?lang=${locale}">${studioTexts.checkARound[language]}</a>`
  return {
    policy: `default-src 'none'; style-src ${scriptHash(style)}; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    html: `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${studioTexts.jackpots[language]}</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body><main><h1>${studioTexts.jackpots[language]}</h1>
<p>${formatMessage(studioTexts.jackpotsLead[language], { checker })}</p>
<ul>
${pools.map((pool) => poolItem(pool, language)).join('\n')}
</ul></main></body></html>
`,
  }
}

const money = (amount: number): string => formatMoney(wireCentavos(amount))

function poolItem({ name, amount, dropBy, seedHash, last, wheel }: ShownPool, language: Language): string {
  const now = formatMessage(studioTexts.jackpotNow[language], { amount: money(amount), dropBy: money(dropBy) })
  const odds = wheel === undefined ? '' : `<span>${wheelText(wheel, language)}</span>\n`
  return `<li><strong>${escapedHtml(name)}</strong>
<span>${now}</span>
${odds}<span>${studioTexts.hashOfSeed[language]}</span><code>${escapedHtml(seedHash)}</code>
${last === null ? `<span>${studioTexts.notWonYet[language]}</span>` : lastWin(last, language)}</li>`
}

const wheelText = (wheel: JackpotWheel, language: Language): string =>
  formatMessage(studioTexts.jackpotWheel[language], {
    count: wheel.length,
    odds: wheelOdds(wheel)
      .map(({ percent, segments }) => formatMessage(studioTexts.jackpotWheelOdds[language], { percent, segments }))
      .join(', '),
  })

function lastWin({ amount, wonAt, ...proof }: NonNullable<ShownPool['last']>, language: Language): string {
  const date = new Intl.DateTimeFormat(localeOf(language), { timeZone: 'Asia/Manila', dateStyle: 'medium' }).format(
    new Date(wonAt),
  )
  const won = formatMessage(studioTexts.lastWon[language], { amount: money(amount), date })
  return `<span>${won}</span>
<code>${escapedHtml(JSON.stringify(proof))}</code>`
}
