import type { WireFlag } from '#core/enumerations/wire-flag.ts'

export const likesMax = 500
export const historyMax = 50

export type GameInMaintenance = {
  readonly maintain: WireFlag
  readonly params: { readonly brandMaintain: WireFlag; readonly typeMaintain: WireFlag }
}

/** Why a game is in maintenance: the widest reason first, because it explains the others. */
export function maintenanceOf({ maintain, params }: GameInMaintenance): 'type' | 'brand' | 'game' | undefined {
  if (params.typeMaintain) return 'type'
  if (params.brandMaintain) return 'brand'
  return maintain ? 'game' : undefined
}

export type PopularGame = { readonly hot: WireFlag; readonly showType: WireFlag; readonly hotSort: number }

/** The popular games in their order. */
export const popularGames = <G extends PopularGame>(games: readonly G[]): G[] =>
  games.filter(({ hot, showType }) => hot && !showType).sort((a, b) => a.hotSort - b.hotSort)
