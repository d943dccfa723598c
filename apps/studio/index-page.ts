import { listedTilePath } from '#art/art-image.ts'
import { type Language, localeOf } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { highestWin } from '#games/proofs/server/known-wins.ts'
import { multiplierText } from '#games/title/pay.ts'
import type { TitleFacts } from '#games/title/title.ts'
import { formatHundredths } from '#core/money/format-money.ts'
import { escapedHtml } from './escaped-html.ts'
import { studioTexts } from './messages/index.ts'
import { scriptHash } from './script-hash.ts'

type ListedTitle = TitleFacts & { readonly brandName: string }
export type IndexParts = {
  readonly titles: readonly ListedTitle[]
  readonly style: string
  readonly language: Language
}

/** Everything that the studio offers. A game is opened from a lobby, which says for whom and for what. */
export function indexPage({ titles, style, language }: IndexParts): { readonly html: string; readonly policy: string } {
  const rows = titles.map((title) => rowOf(title, language))
  const locale = localeOf(language)
  return {
    policy: `default-src 'none'; style-src ${scriptHash(style)}; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    html: `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${studioTexts.games[language]}</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body><main><h1>${studioTexts.games[language]}</h1><p>${studioTexts.gamesLead[language]}
<a href="/verify?lang=${locale}">${studioTexts.checkARound[language]}</a> · <a href="/jackpots?lang=${locale}">${studioTexts.jackpots[language]}</a></p><ul class="games">
${rows.join('\n')}
</ul></main></body></html>
`,
  }
}

function rowOf({ brandName, ...title }: ListedTitle, language: Language): string {
  const facts = formatMessage(studioTexts.gameFacts[language], {
    percent: formatHundredths(title.rtpBasisPoints),
    most: multiplierText(highestWin(title)),
  })
  return `<li><img src="${listedTilePath(title.code)}" alt="" width="84" height="112" loading="lazy">
<div><strong>${escapedHtml(title.name)}</strong>
<span>${escapedHtml(brandName)}</span>
<span>${escapedHtml(facts)}</span></div></li>`
}
