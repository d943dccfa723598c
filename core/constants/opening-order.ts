/** The order in which dialogs open over the lobby: obligations first, then news, then activities. */
export const openingOrder = { changedTerms: 0, news: 1, activities: 2 } as const
