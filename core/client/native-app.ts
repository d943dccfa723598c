const mark = /\bLobbyApp\/(\d+(?:\.\d+)*)/

/**
 * The version of our Android package in which a page runs; undefined in a browser. Self-reported by the device: good
 * for display, never a proof.
 */
export const nativeAppVersion = (userAgent: string): string | undefined => mark.exec(userAgent)?.[1]
