/** Whether the player wants notices of the phone; "default" before they were asked. */
export type NoticePermission = 'granted' | 'denied' | 'default'

/**
 * What our Android package gives to its pages as `window.LobbyNative`. Every frame sees it, games and payment pages
 * included: what acts on the phone takes the key that only our own page is given.
 */
export type NativeBridge = {
  /** The attribution of the visit that downloaded the app, else one of this installation. */
  readonly getAfuid: () => string
  readonly getVersion: () => string
  /** The scheme of links that the app itself follows: `lobbyph://share?text=…&url=…`. */
  readonly getScheme: () => string
  /** The version of Android's programming interface. */
  readonly getSdk: () => number
  readonly haptic: (ms: number) => void
  readonly getNoticePermission: () => NoticePermission
  /** The answer comes as an event. */
  readonly askNotices: (key: string) => boolean
  /** Shows a notice that opens a path. False: the player does not want notices. */
  readonly notify: (key: string, id: number, text: string, path: string) => boolean
  /** Saves a file in Downloads. False: it could not be written. */
  readonly save: (key: string, name: string, type: string, base64: string) => boolean
}

/** Compared with what the built package offers. */
export const bridgeMethods = [
  'getAfuid',
  'getVersion',
  'getScheme',
  'getSdk',
  'haptic',
  'getNoticePermission',
  'askNotices',
  'notify',
  'save',
] as const satisfies readonly (keyof NativeBridge)[]

/** What the app tells our page, as the detail of the event `lobby-native`. */
export type NativeEvent =
  /** The page is loaded, and this is its key. */
  | { readonly kind: 'ready'; readonly value: string }
  | { readonly kind: 'notices'; readonly value: 'granted' | 'denied' }
  /** The phone's back button. A page that takes it, by closing what lies over it, prevents the default. */
  | { readonly kind: 'back'; readonly value: '' }

/** The package holds this name and these kinds as text. */
export const nativeEventName = 'lobby-native'
export const nativeEventKinds = ['ready', 'notices', 'back'] as const satisfies readonly NativeEvent['kind'][]

const isPermission = (value: unknown): value is 'granted' | 'denied' => value === 'granted' || value === 'denied'

/** Undefined: a detail that the app does not send, such as one that another script of the page has made up. */
export function readNativeEvent(detail: unknown): NativeEvent | undefined {
  if (typeof detail !== 'object' || detail === null) return undefined
  const { kind, value }: { kind?: unknown; value?: unknown } = detail
  if (kind === 'ready' && typeof value === 'string' && value !== '') return { kind, value }
  if (kind === 'notices' && isPermission(value)) return { kind, value }
  return kind === 'back' && value === '' ? { kind, value } : undefined
}

/** The links by which a page asks the app for something. */
export type NativeLink =
  | { readonly act: 'share'; readonly text: string; readonly url: string }
  | { readonly act: 'service'; readonly url: string; readonly isOut: '0' | '1' }
  | { readonly act: 'open'; readonly path: string }

const appScheme = 'lobbyph'

export function nativeLink({ act, ...parameters }: NativeLink): string {
  return `${appScheme}://${act}?${new URLSearchParams(parameters).toString()}`
}
