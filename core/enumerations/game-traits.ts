/** What games are about, as players look for them. */
export const gameThemes = ['fiesta', 'sea', 'nature', 'legends', 'street'] as const
export type GameTheme = (typeof gameThemes)[number]

/** What a round of a game can have beside its base game. */
export const gameFeatures = ['freeSpins', 'holdAndWin', 'cascades', 'bonusBuy'] as const
export type GameFeature = (typeof gameFeatures)[number]
