const mark = /\bLobbyApp\/(\d+(?:\.\d+)*)/

/**
 * The version of the product's own Android package in which a page runs; undefined in a browser. It is what the device
 * says of itself: good for showing the right thing, never a proof.
 */
export const nativeAppVersion = (userAgent: string): string | undefined => mark.exec(userAgent)?.[1]
