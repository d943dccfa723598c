import { toWireCentavos } from '#core/money/wire-centavos.ts'
import { jackpotHelp } from '#games/jackpot/jackpot-help.ts'
import { type JackpotPool, takesPart } from '#games/jackpot/pools.ts'
import { roundMsMinOf } from '#games/title/round-ms-min-of.ts'
import type { TitleFacts } from '#games/title/title.ts'
import type { TitleInfo } from '../contract.ts'

type Around = { readonly jackpots: readonly JackpotPool[]; readonly spinMsMin: number }

/** What a game's page is told of its title. */
export function titleInfo(title: TitleFacts, { jackpots, spinMsMin }: Around): TitleInfo {
  const roundMsMin = roundMsMinOf(title, spinMsMin)
  const { code, name, brand, engine, version, rtpBasisPoints, maxWinHundredths, volatility } = title
  const [stakes, own] = [title.stakes.map(toWireCentavos), title.help()]
  const help = takesPart(title) ? { ...own, sections: [...own.sections, jackpotHelp(jackpots)] } : own
  return { code, name, brand, engine, version, stakes, rtpBasisPoints, maxWinHundredths, volatility, roundMsMin, help }
}
