/** What opens by itself over the lobby, one after another: first what holds for the player, then what is new, then what is on. */
export const openingOrder = { changedTerms: 0, news: 1, activities: 2 } as const
