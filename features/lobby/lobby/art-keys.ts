/** A picture that was drawn for this product is carried as `art:` and its key; every other value is an address. */
const artScheme = 'art:'

/** The pictures of the content that the demonstration operator ships with. */
export const bannerArt = {
  welcome: `${artScheme}banner/welcome`,
  responsible: `${artScheme}banner/play-responsibly`,
  fairness: `${artScheme}banner/provable-fairness`,
  install: `${artScheme}banner/install-app`,
  newGames: `${artScheme}banner/new-games`,
} as const

export const popupArt = { welcome: `${artScheme}popup/welcome`, install: `${artScheme}popup/install-app` } as const

/** Single pictures with a fixed place in the lobby, by the name that `appGenericImgList` gives them. */
export const genericArt = {
  homeBackdrop: `${artScheme}backdrop/home`,
  emptyFavourites: `${artScheme}scene/empty-favorites`,
  emptySearch: `${artScheme}scene/empty-search`,
  emptyRecords: `${artScheme}scene/empty-records`,
  offline: `${artScheme}scene/offline`,
  maintenance: `${artScheme}scene/maintenance`,
  notFound: `${artScheme}scene/not-found`,
} as const

export const gameArt = (code: string): string => `${artScheme}tile/${code}`
export const brandArt = (code: string): string => `${artScheme}brand/${code}`

/** The key of a drawn picture; undefined for an address. */
export const artKeyOf = (picture: string): string | undefined =>
  picture.startsWith(artScheme) ? picture.slice(artScheme.length) : undefined
