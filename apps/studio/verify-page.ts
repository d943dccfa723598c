import { type Language, localeOf } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import type { Published } from '#games/proofs/server/published.ts'
import { escapedHtml } from './escaped-html.ts'
import { studioTexts } from './messages/index.ts'
import { scriptHash } from './script-hash.ts'

/** The program that does what the page does, for Node. */
export const programPath = '/verify/check-round.mjs'
/** The module with which a replay checks its round. */
export const checkPath = '/verify/check-round.js'

/** What every way to play returns, and how widely its rounds scatter. */
export const returnsPath = '/verify/returns.json'

/** Where the tables of a title are, by its code. */
export const tablesPath = '/verify/tables/'

export type VerifyParts = {
  readonly script: string
  readonly style: string
  readonly language: Language
  /** Every title with the hash of its tables. */
  readonly published: readonly (Published & { readonly name: string })[]
}

/** One page with everything in it: saved to a disk it works the same, without us and without a connection. */
export function verifyPage({ script, style, language, published }: VerifyParts): {
  readonly html: string
  readonly policy: string
} {
  const locale = localeOf(language)
  const title = studioTexts.checkARound[language]
  const jackpots = `<a href="/jackpots?lang=${locale}">${studioTexts.jackpots[language]}</a>`
  const program = `<a href="${programPath}" download>check-round.mjs</a>`
  const heads = [studioTexts.draw, studioTexts.outOf, studioTexts.workedOut, studioTexts.recorded]
  return {
    policy: [
      `default-src 'none'; script-src ${scriptHash(script)}; style-src ${scriptHash(style)}; img-src data:`,
      "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ].join('; '),
    html: `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body><h1>${title}</h1>
<p>${formatMessage(studioTexts.checkLead[language], { program })} ${formatMessage(studioTexts.checkJackpots[language], { jackpots })}</p>
<form><textarea name="round" aria-label="${studioTexts.roundAsCopied[language]}" spellcheck="false" required></textarea><button>${studioTexts.check[language]}</button></form>
<output aria-live="polite"${verdictsIn(language)}></output>
<table><thead><tr>${heads.map((head) => `<th>${head[language]}</th>`).join('')}</tr></thead><tbody></tbody></table>
<div id="steps"></div>
${tablesIn(published, language)}
<script type="module">${script}</script></body></html>
`,
  }
}

/** Behind a summary: who checks a round does not come for it. */
function tablesIn(published: VerifyParts['published'], language: Language): string {
  const rows = published.map(
    ({ game, name, version, sha256 }) =>
      `<tr><td><a href="${tablesPath}${game}.json">${escapedHtml(name)}</a></td><td>${version}</td><td><code>${sha256}</code></td></tr>`,
  )
  const heads = [studioTexts.game, studioTexts.version, studioTexts.hashOfTables]
  return `<details class="published"><summary>${studioTexts.tablesOfGames[language]}</summary><p>${studioTexts.tablesLead[language]} <a href="${returnsPath}">${studioTexts.returnsOfGames[language]}</a></p>
<table><thead><tr>${heads.map((head) => `<th>${head[language]}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></details>`
}

/** The script finds its words where it writes them, so that it is one script in every language. */
const verdictsIn = (language: Language): string =>
  Object.entries({
    holds: studioTexts.proofHolds,
    seed: studioTexts.seedDiffers,
    chain: studioTexts.chainDiffers,
    draws: studioTexts.drawsDiffer,
    right: studioTexts.roundRight,
    voided: studioTexts.roundVoided,
    screen: studioTexts.screenDiffers,
    win: studioTexts.winDiffers,
    move: studioTexts.moveImpossible,
    version: studioTexts.versionDiffers,
    unknown: studioTexts.gameUnknown,
    step: studioTexts.stepShown,
    unreadable: studioTexts.notARound,
  })
    .map(([name, text]) => ` data-${name}="${escapedHtml(text[language])}"`)
    .join('')
