import { artScheme } from '#core/art-scheme.ts'

/** The pictures of the content that the demonstration operator ships with. */
export const bannerArt = {
  welcome: `${artScheme}banner/welcome`,
  responsible: `${artScheme}banner/play-responsibly`,
  fairness: `${artScheme}banner/provable-fairness`,
  install: `${artScheme}banner/install-app`,
  newGames: `${artScheme}banner/new-games`,
} as const

export const popupArt = { welcome: `${artScheme}popup/welcome`, install: `${artScheme}popup/install-app` } as const

/** Single pictures with a fixed place in the lobby, by their unique names. */
export const genericArt = {
  homeBackdrop: `${artScheme}backdrop/home`,
  emptyFavourites: `${artScheme}scene/empty-favorites`,
  emptySearch: `${artScheme}scene/empty-search`,
  emptyRecords: `${artScheme}scene/empty-records`,
  offline: `${artScheme}scene/offline`,
  maintenance: `${artScheme}scene/maintenance`,
  notFound: `${artScheme}scene/not-found`,
} as const
