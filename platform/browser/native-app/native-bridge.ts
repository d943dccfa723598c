import type { NativeBridge } from '#core/client/native-bridge.ts'

/** An older package may lack methods that came later. */
export type PresentBridge = Partial<NativeBridge>

export type NativePage = { readonly LobbyNative?: PresentBridge; readonly __lobbyKey?: string }

/** The bridge of our Android package; undefined in a browser. */
export const nativeBridge = (page: NativePage = window as NativePage): PresentBridge | undefined => page.LobbyNative

/** The key for acts of the bridge. Empty until the page has loaded. */
export const nativeKey = (page: NativePage = window as NativePage): string => page.__lobbyKey ?? ''
