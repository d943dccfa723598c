import { gameType, lobbyTab } from '#core/enumerations/game-type.ts'
import type { Game, GameBrand, GameTypeEntry } from '#features/office/web-configuration/player/index.ts'
import { messages } from '../messages/en.ts'

/** A flame marks few. */
const flamesMax = 5

/** The one mark that a tile carries: a flame for the five most popular games, otherwise that the game is new. */
export function badgeOf(
  { id, recent }: Pick<Game, 'id' | 'recent'>,
  popular: readonly number[],
): 'hot' | 'new' | undefined {
  if (popular.slice(0, flamesMax).includes(id)) return 'hot'
  return recent ? 'new' : undefined
}

export const gamesOfType = (games: readonly Game[], typeId: number): readonly Game[] =>
  games.filter((game) => game.typeId === typeId).toSorted((a, b) => a.sort - b.sort)

export const gamesOfBrand = (games: readonly Game[], brandId: number): readonly Game[] =>
  games.filter((game) => game.brandId === brandId)

/** The brands with a game among these, in the operator's order. */
export function brandsOf(games: readonly Game[], brands: readonly GameBrand[]): readonly GameBrand[] {
  const ids = new Set(games.map(({ brandId }) => brandId))
  return brands.filter(({ id, status }) => status && ids.has(id)).toSorted((a, b) => a.sort - b.sort)
}

/** The brands that are shown at all, in the operator's order. */
export const brandLogos = (brands: readonly GameBrand[]): readonly GameBrand[] =>
  brands.filter(({ status, icon3 }) => status && icon3 !== '').toSorted((a, b) => a.sort - b.sort)

/** The games a player likes, in the lobby's order. */
export const likedGames = (games: readonly Game[], likes: Readonly<Record<string, number>>): readonly Game[] =>
  games.filter(({ id }) => likes[id] === 1).toSorted((a, b) => a.sort - b.sort)

export type LobbyTabEntry = { readonly id: number; readonly name: string }

/** The tabs of the home: Home, Favorites, and one for each type that the operator shows. */
export function lobbyTabs(types: readonly GameTypeEntry[]): readonly LobbyTabEntry[] {
  const shown = types.filter(({ status }) => status).toSorted((a, b) => a.sort - b.sort)
  return [
    { id: lobbyTab.home, name: messages.home },
    { id: lobbyTab.favourites, name: messages.favorites },
    ...shown.map(({ id, name }) => ({ id, name })),
  ]
}

export type LobbySelection = { readonly tab: number; readonly brand: number | undefined }

/** Resolves a requested selection. What no longer exists becomes the home tab, or the type's first view. */
export function selectionRequested(
  request: { readonly typeId?: number | undefined; readonly brandId?: number | undefined } | undefined,
  { types, brands }: { readonly types: readonly GameTypeEntry[]; readonly brands: readonly GameBrand[] },
): LobbySelection {
  const tab = lobbyTabs(types).find(({ id }) => id === request?.typeId)?.id ?? lobbyTab.home
  const isType = Object.values<number>(gameType).includes(tab)
  const brand = brands.find(({ id, status }) => isType && id === request?.brandId && status)?.id
  return { tab, brand }
}
