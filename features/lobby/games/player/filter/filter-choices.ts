import { formatMessage } from '#core/message/format-message.ts'
import { gameFeatures, gameThemes } from '#core/enumerations/game-traits.ts'
import { pesos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { toWireCentavos } from '#core/money/wire-centavos.ts'
import type { GameBrand, GameTypeEntry } from '#features/office/web-configuration/player/index.ts'
import { messages } from '../messages/en.ts'
import {
  betsAsked,
  type FilterName,
  type FilterRequest,
  type GameFilter,
  type RtpBand,
  rtpBands,
  usefulValues,
} from './game-filter.ts'

export type FilterChoice = { readonly name: FilterName; readonly value: string | number; readonly label: string }
export type FilterGroup = {
  readonly name: FilterName
  readonly title: string
  readonly choices: readonly FilterChoice[]
}

export type ChoicesRequest = Omit<FilterRequest, 'filter'> & {
  readonly types: readonly GameTypeEntry[]
  readonly brands: readonly GameBrand[]
  /** What the page itself decides. */
  readonly hidden: readonly FilterName[]
}

const features = [...gameFeatures, 'jackpot'] as const
const volatilities = ['low', 'medium', 'high'] as const
const bands = Object.keys(rtpBands) as RtpBand[]

/** What these games can be narrowed by. A group with one value only would change nothing. */
export function filterGroups({ types, brands, hidden, ...among }: ChoicesRequest): readonly FilterGroup[] {
  const group = <Name extends FilterName>({ name, title, values, labelOf }: GroupRequest<Name>): FilterGroup => ({
    name,
    title,
    choices: usefulValues(name, values, among).map((value) => ({ name, value, label: labelOf(value) })),
  })
  const shown = <T extends { readonly sort: number; readonly status: number }>(entries: readonly T[]) =>
    entries.filter(({ status }) => status).toSorted((a, b) => a.sort - b.sort)
  const typeName = (id: number) => types.find((type) => type.id === id)?.name ?? ''
  const brandName = (id: number) => brands.find((brand) => brand.id === id)?.showName ?? ''
  return [
    group({ name: 'typeId', title: messages.filterType, values: shown(types).map(({ id }) => id), labelOf: typeName }),
    group({ name: 'brandId', title: messages.provider, values: shown(brands).map(({ id }) => id), labelOf: brandName }),
    group({
      name: 'feature',
      title: messages.filterFeature,
      values: features,
      labelOf: (feature) => featureNames[feature],
    }),
    group({ name: 'theme', title: messages.filterTheme, values: gameThemes, labelOf: (theme) => themeNames[theme] }),
    group({
      name: 'volatility',
      title: messages.volatility,
      values: volatilities,
      labelOf: (volatility) => swings[volatility],
    }),
    group({ name: 'rtp', title: messages.returnToPlayer, values: bands, labelOf: (band) => bandNames[band] }),
    group({ name: 'bet', title: messages.filterBet, values: betsAsked, labelOf: betLabel }),
    group({
      name: 'mark',
      title: messages.filterMark,
      values: ['hot', 'new'],
      labelOf: (mark) => (mark === 'hot' ? messages.filterFeatured : messages.new),
    }),
  ].filter(({ name, choices }) => !hidden.includes(name) && choices.length > 1)
}

type GroupRequest<Name extends FilterName> = {
  readonly name: Name
  readonly title: string
  readonly values: readonly NonNullable<GameFilter[Name]>[]
  readonly labelOf: (value: NonNullable<GameFilter[Name]>) => string
}

const betLabel = (bet: number): string => formatMoney(toWireCentavos(pesos(BigInt(bet))))

const themeNames = {
  fiesta: messages.themeFiesta,
  sea: messages.themeSea,
  nature: messages.themeNature,
  legends: messages.themeLegends,
  street: messages.themeStreet,
} as const satisfies Readonly<Record<(typeof gameThemes)[number], string>>

const featureNames = {
  freeSpins: messages.featureFreeSpins,
  holdAndWin: messages.featureHoldAndWin,
  cascades: messages.featureCascades,
  bonusBuy: messages.featureBonusBuy,
  jackpot: messages.jackpot,
} as const satisfies Readonly<Record<(typeof features)[number], string>>

const swings = {
  low: messages.swingLow,
  medium: messages.volatilityMedium,
  high: messages.swingHigh,
} as const satisfies Readonly<Record<(typeof volatilities)[number], string>>

const bandNames = {
  'below-95': messages.rtpBelow95,
  '95-96': formatMessage(messages.rtpFromTo, { from: 95, to: 96 }),
  '96-97': formatMessage(messages.rtpFromTo, { from: 96, to: 97 }),
  'from-97': messages.rtpFrom97,
} as const satisfies Readonly<Record<RtpBand, string>>
