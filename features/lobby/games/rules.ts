export const likesMax = 500
export const historyMax = 50

type Flag = 0 | 1
export type GameInMaintenance = {
  readonly maintain: Flag
  readonly params: { readonly brandMaintain: Flag; readonly typeMaintain: Flag }
}

/** Why a game rests: the widest reason first, because it explains the others. */
export function maintenanceOf({ maintain, params }: GameInMaintenance): 'type' | 'brand' | 'game' | undefined {
  if (params.typeMaintain === 1) return 'type'
  if (params.brandMaintain === 1) return 'brand'
  return maintain === 1 ? 'game' : undefined
}

export type PopularGame = { readonly hot: Flag; readonly showType: number; readonly hotSort: number }

/** The popular games in their order. */
export const popularGames = <G extends PopularGame>(games: readonly G[]): G[] =>
  games.filter(({ hot, showType }) => hot === 1 && showType === 0).sort((a, b) => a.hotSort - b.hotSort)
