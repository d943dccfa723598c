import { toWireCentavos } from '#core/money/wire-centavos.ts'
import type { TitleFacts } from '#games/title/title.ts'
import type { TitleInfo } from '../contract.ts'

/** What a game's page is told of its title. */
export function titleInfo(title: TitleFacts): TitleInfo {
  const { code, name, brand, engine, version, rtpBasisPoints, maxWinHundredths, volatility } = title
  const [stakes, help] = [title.stakes.map(toWireCentavos), title.help()]
  return { code, name, brand, engine, version, stakes, rtpBasisPoints, maxWinHundredths, volatility, help }
}
