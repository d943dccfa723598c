import { zeroCentavos } from '#core/money/centavos.ts'
import { toWireCentavos } from '#core/money/wire-centavos.ts'
import { jackpotHelp } from '#games/jackpot/jackpot-help.ts'
import type { JackpotPool } from '#games/jackpot/jackpot-pool.ts'
import { takesPart } from '#games/jackpot/pools.ts'
import type { Language } from '#core/language/language.ts'
import { helpIn } from '#games/title/help-page.ts'
import { measurementOf, measurementOfBonus } from '#games/proofs/server/known-wins.ts'
import { roundMsMinOf } from '#games/title/round-ms-min-of.ts'
import type { Table, TableLimits } from '#games/title/table.ts'
import { virtualHelp } from '#games/title/virtual-help.ts'
import type { TitleFacts } from '#games/title/title.ts'
import type { TitleInfo } from '../contract.ts'

type Around = {
  readonly jackpots: readonly JackpotPool[]
  readonly spinMsMin: number
  readonly language: Language
  /** Whether the session may buy a bonus. */
  readonly sellsBonus?: boolean
}

/** The title's facts for the game's page. */
export function titleInfo(
  title: TitleFacts & Partial<Pick<Table, 'limits'>>,
  { jackpots, spinMsMin, language, sellsBonus = false }: Around,
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
  const bonusBuy = sellsBonus ? bonusOfferOf(title) : undefined
  return {
    ...info,
    ...(measured === undefined ? {} : { measured }),
    ...(bonusBuy === undefined ? {} : { bonusBuy }),
    ...(title.virtual === undefined ? {} : { virtual: title.virtual }),
    ...(title.limits === undefined ? {} : { limits: wireLimits(title.limits) }),
  }
}

function bonusOfferOf(title: TitleFacts): TitleInfo['bonusBuy'] {
  const { bonusBuy, stakes } = title
  const measured = measurementOfBonus(title)
  if (bonusBuy === undefined || measured === undefined) return undefined
  const { rounds, highestHundredths } = measured
  return { ...bonusBuy, priceMost: toWireCentavos(stakes.at(-1) ?? zeroCentavos), rounds, highestHundredths }
}

const wireLimits = ({ spots, round }: TableLimits): NonNullable<TitleInfo['limits']> => ({
  spots: Object.fromEntries(Object.entries(spots).map(([bet, most]) => [bet, toWireCentavos(most)])),
  round: toWireCentavos(round),
})
