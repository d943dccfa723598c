/** The categories of games. */
export const gameType = { slots: 1, fish: 2, poker: 3, sports: 4, live: 5, games: 6 } as const
export type GameType = keyof typeof gameType

/** The tabs of the lobby's home: one per category, plus two others. */
export const lobbyTab = { home: 0, ...gameType, favourites: 101 } as const
export type LobbyTab = keyof typeof lobbyTab
