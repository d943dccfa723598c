import type { GameFeature, GameTheme } from '#core/enumerations/game-traits.ts'
import { type Centavos, pesos } from '#core/money/centavos.ts'
import { toWireCentavos } from '#core/money/wire-centavos.ts'
import type { Game } from '#features/office/web-configuration/player/index.ts'

/** Which games are shown; what is absent does not matter. All of it follows from the catalogue. */
export type GameFilter = {
  readonly typeId?: number | undefined
  readonly brandId?: number | undefined
  readonly theme?: GameTheme | undefined
  readonly feature?: GameFeature | 'jackpot' | undefined
  readonly rtp?: RtpBand | undefined
  readonly volatility?: Game['volatility'] | undefined
  /** In pesos: games that take such a bet. */
  readonly bet?: number | undefined
  readonly mark?: 'hot' | 'new' | undefined
  readonly sort?: GameSort | undefined
}

/** In percent; the last is open upwards. */
export const rtpBands = {
  'below-95': { from: 0, below: 9_500 },
  '95-96': { from: 9_500, below: 9_600 },
  '96-97': { from: 9_600, below: 9_700 },
  'from-97': { from: 9_700, below: Number.POSITIVE_INFINITY },
} as const
export type RtpBand = keyof typeof rtpBands

export const gameSorts = ['rtp', 'win', 'name', 'new'] as const
/** Without one the order is the operator's. */
export type GameSort = (typeof gameSorts)[number]

/** What players bet; a game is found by a bet between its smallest and its largest. */
export const betsAsked = [1, 5, 20, 100, 500, 1_000, 5_000] as const

export type FilterRequest = {
  readonly games: readonly Game[]
  readonly filter: GameFilter
  /** Which games can win a jackpot is known from the pools, not from the catalogue. */
  readonly jackpotGames: ReadonlySet<number>
}

export function filterGames({ games, filter, jackpotGames }: FilterRequest): readonly Game[] {
  const found = games.filter((game) => passes(game, filter, jackpotGames))
  return filter.sort === undefined ? found : found.toSorted(orders[filter.sort])
}

export type FilterName = Exclude<keyof GameFilter, 'sort'>

const passes = (game: Game, filter: GameFilter, jackpotGames: ReadonlySet<number>): boolean =>
  filterNames.every((name) => passesOne(name, game, filter, jackpotGames))

type FilterTest<Name extends FilterName> = (
  game: Game,
  value: NonNullable<GameFilter[Name]>,
  jackpotGames: ReadonlySet<number>,
) => boolean

const filterTests: { readonly [Name in FilterName]: FilterTest<Name> } = {
  typeId: (game, typeId) => game.typeId === typeId,
  brandId: (game, brandId) => game.brandId === brandId,
  theme: (game, theme) => game.theme === theme,
  feature: (game, feature, jackpotGames) =>
    feature === 'jackpot' ? jackpotGames.has(game.id) : game.features.includes(feature),
  rtp: (game, band) => isInBand(game.rtp, band),
  volatility: (game, volatility) => game.volatility === volatility,
  bet: (game, bet) => takesBet(game, pesos(BigInt(bet))),
  mark: (game, mark) => Boolean(mark === 'hot' ? game.hot : game.recent),
}
const filterNames = Object.keys(filterTests) as FilterName[]

function passesOne<Name extends FilterName>(
  name: Name,
  game: Game,
  filter: GameFilter,
  jackpotGames: ReadonlySet<number>,
) {
  const value = filter[name]
  return value === undefined || filterTests[name](game, value, jackpotGames)
}

const isInBand = (rtp: number, band: RtpBand): boolean => rtp >= rtpBands[band].from && rtp < rtpBands[band].below

function takesBet({ stakeMin, stakeMax }: Game, bet: Centavos): boolean {
  const stake = toWireCentavos(bet)
  return stakeMin <= stake && stake <= stakeMax
}

const orders: Readonly<Record<GameSort, (a: Game, b: Game) => number>> = {
  rtp: (a, b) => b.rtp - a.rtp || a.sort - b.sort,
  win: (a, b) => b.maxWin - a.maxWin || a.sort - b.sort,
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
  new: (a, b) => b.recent - a.recent || b.sort - a.sort,
}

/** Values that some of these games have: the others would only lead to an empty page. */
export function usefulValues<Name extends FilterName>(
  name: Name,
  values: readonly NonNullable<GameFilter[Name]>[],
  { games, jackpotGames }: Omit<FilterRequest, 'filter'>,
): readonly NonNullable<GameFilter[Name]>[] {
  return values.filter((value) => games.some((game) => passes(game, { [name]: value }, jackpotGames)))
}

export const filtersSet = (filter: GameFilter, hidden: readonly FilterName[] = []): number =>
  Object.entries(filter).filter(
    ([name, value]) => name !== 'sort' && value !== undefined && !hidden.some((each) => each === name),
  ).length
