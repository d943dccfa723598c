/** Where the native app is offered: nowhere, on its own page, in the lobby as a package, in the lobby through a shop. */
export type DownloadType = 0 | 1 | 2 | 3

export const isOffered = (type: DownloadType): boolean => type > 0
export const isOfferedInLobby = (type: DownloadType): boolean => type > 1
