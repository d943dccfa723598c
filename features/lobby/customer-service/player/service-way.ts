import { nativeLink } from '#core/client/native-bridge.ts'

export type ServiceEntry = { readonly url: string; readonly isOut: 0 | 1 }

/** How a contact is opened. */
export type ServiceWay =
  | { readonly kind: 'chat'; readonly licence: string }
  /** The native app decides where it opens. */
  | { readonly kind: 'app'; readonly href: string }
  | { readonly kind: 'outside'; readonly href: string }

export type ServiceSurroundings = {
  /** A matching address is the live chat; its group is the licence. Empty for none. */
  readonly liveChatPattern: string
  /** Inside the native app, which passes a session in the address or runs the page itself. */
  readonly inNativeApp: boolean
}

/**
 * The native app opens everything itself; elsewhere the live chat opens on the page, and all else in a window of its
 * own.
 */
export function serviceWayOf(entry: ServiceEntry, { liveChatPattern, inNativeApp }: ServiceSurroundings): ServiceWay {
  if (inNativeApp) {
    return { kind: 'app', href: nativeLink({ act: 'service', url: entry.url, isOut: `${entry.isOut}` }) }
  }
  const licence = liveChatLicence(entry.url, liveChatPattern)
  return licence === undefined ? { kind: 'outside', href: entry.url } : { kind: 'chat', licence }
}

/** The licence in the live chat's address; undefined for other addresses. */
function liveChatLicence(url: string, pattern: string): string | undefined {
  if (pattern === '') return undefined
  const licence = new RegExp(pattern).exec(url)?.[1]
  return licence !== undefined && /^\d+$/.test(licence) ? licence : undefined
}

/** The chat's own page, framed so that its script does not run in ours. */
export const liveChatAddress = (licence: string): string =>
  `https://secure.livechatinc.com/licence/${licence}/v2/open_chat.cgi`
