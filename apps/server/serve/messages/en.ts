/** How a device presents the installed app. */
export const messages = {
  description: 'Slots, fishing games, table games and sports. For ages 21 and over.',
  search: 'Search',
  favorites: 'Favorites',
} as const
