import { toWireCentavos } from '#core/money/wire-centavos.ts'
import type { CatalogueAnswer } from '#games/protocol/catalogue.ts'
import { highestWin } from '#games/proofs/server/known-wins.ts'
import { returnFacts } from '#games/proofs/server/return-facts.ts'
import { brands } from '#games/title/brands.ts'
import type { TitleFacts } from '#games/title/title.ts'

/** What the studio offers to an operator: the games that it really has. */
export function catalogueOf(titles: Iterable<TitleFacts>, url: string): CatalogueAnswer {
  const offered = [...titles]
  const used = new Set(offered.map(({ brand }) => brand))
  return {
    brands: Object.entries(brands)
      .filter(([code]) => [...used].some((brand) => brand === code))
      .map(([code, name]) => ({ code, name })),
    games: offered.map((title) => ({
      code: title.code,
      name: title.name,
      brand: title.brand,
      type: title.type,
      engine: title.engine,
      version: String(title.version),
      rtpBasisPoints: title.rtpBasisPoints,
      volatility: title.volatility,
      maxWin: highestWin(title),
      returns: returnFacts(title),
      stakeMin: toWireCentavos(title.stakes[0] ?? nothing(title)),
      stakeMax: toWireCentavos(title.stakeMost ?? title.stakes.at(-1) ?? nothing(title)),
      isDemo: true,
      isVirtual: title.virtual !== undefined,
      ...(title.theme && { theme: title.theme }),
      features: [...(title.features ?? [])],
      launchUrl: `${url}/play`,
    })),
  }
}

function nothing({ code }: TitleFacts): never {
  throw new Error(`${code} has no stakes`)
}
