import * as v from 'valibot'
import { gameFeatures, gameThemes } from '#core/enumerations/game-traits.ts'
import { type GameFilter, gameSorts, type RtpBand, rtpBands } from './game-filter.ts'

const numberIn = v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))
const bands = Object.keys(rtpBands) as RtpBand[]

/** One entry a parameter of the address: its name there, and what it may be. Anything else is ignored. */
const parameters = {
  typeId: { name: 'type', schema: numberIn },
  brandId: { name: 'brand', schema: numberIn },
  theme: { name: 'theme', schema: v.picklist(gameThemes) },
  feature: { name: 'feature', schema: v.picklist([...gameFeatures, 'jackpot']) },
  rtp: { name: 'rtp', schema: v.picklist(bands) },
  volatility: { name: 'volatility', schema: v.picklist(['low', 'medium', 'high']) },
  bet: { name: 'bet', schema: v.pipe(numberIn, v.minValue(1)) },
  mark: { name: 'mark', schema: v.picklist(['hot', 'new']) },
  sort: { name: 'sort', schema: v.picklist(gameSorts) },
} as const satisfies Readonly<Record<keyof GameFilter, { name: string; schema: v.GenericSchema }>>

/** The filter of a page's query. */
export function filterOfSearch(search: string): GameFilter {
  const query = new URLSearchParams(search)
  const read = <S extends v.GenericSchema>({ name, schema }: { readonly name: string; readonly schema: S }) => {
    const parsed = v.safeParse(schema, query.get(name))
    return parsed.success ? parsed.output : undefined
  }
  return {
    typeId: read(parameters.typeId),
    brandId: read(parameters.brandId),
    theme: read(parameters.theme),
    feature: read(parameters.feature),
    rtp: read(parameters.rtp),
    volatility: read(parameters.volatility),
    bet: read(parameters.bet),
    mark: read(parameters.mark),
    sort: read(parameters.sort),
  }
}

/** The same page's query with another filter; parameters of other things stay. */
export function searchOfFilter(search: string, filter: GameFilter): string {
  const query = new URLSearchParams(search)
  for (const [key, { name }] of Object.entries(parameters)) {
    const value = filter[key as keyof GameFilter]
    if (value === undefined) query.delete(name)
    else query.set(name, String(value))
  }
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
