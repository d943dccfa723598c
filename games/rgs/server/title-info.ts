import { toWireCentavos } from '#core/money/wire-centavos.ts'
import { jackpotHelp } from '#games/jackpot/jackpot-help.ts'
import type { JackpotPool } from '#games/jackpot/jackpot-pool.ts'
import { takesPart } from '#games/jackpot/pools.ts'
import type { Language } from '#core/language/language.ts'
import { helpIn } from '#games/title/help-page.ts'
import { measurementOf } from '#games/proofs/server/known-wins.ts'
import { roundMsMinOf } from '#games/title/round-ms-min-of.ts'
import type { Table, TableLimits } from '#games/title/table.ts'
import { virtualHelp } from '#games/title/virtual-help.ts'
import type { TitleFacts } from '#games/title/title.ts'
import type { TitleInfo } from '../contract.ts'

type Around = {
  readonly jackpots: readonly JackpotPool[]
  readonly spinMsMin: number
  readonly language: Language
}

/** The title's facts for the game's page. */
export function titleInfo(
  title: TitleFacts & Partial<Pick<Table, 'limits'>>,
  { jackpots, spinMsMin, language }: Around,
): TitleInfo {
  const roundMsMin = roundMsMinOf(title, spinMsMin)
  const { code, name, brand, engine, version, rtpBasisPoints, maxWinHundredths, volatility } = title
  const [stakes, own] = [title.stakes.map(toWireCentavos), title.help()]
  const first = title.virtual === undefined ? [] : [virtualHelp(title.virtual)]
  const last = takesPart(title) ? [jackpotHelp(jackpots)] : []
  const help = helpIn({ ...own, sections: [...first, ...own.sections, ...last] }, language)
  const info = {
    code,
    name,
    brand,
    engine,
    version,
    stakes,
    rtpBasisPoints,
    maxWinHundredths,
    volatility,
    roundMsMin,
    help,
  }
  const measured = measurementOf(title)
  return {
    ...info,
    ...(measured === undefined ? {} : { measured }),
    ...(title.virtual === undefined ? {} : { virtual: title.virtual }),
    ...(title.limits === undefined ? {} : { limits: wireLimits(title.limits) }),
  }
}

const wireLimits = ({ spots, round }: TableLimits): NonNullable<TitleInfo['limits']> => ({
  spots: Object.fromEntries(Object.entries(spots).map(([bet, most]) => [bet, toWireCentavos(most)])),
  round: toWireCentavos(round),
})
