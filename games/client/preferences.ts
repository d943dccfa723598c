export type Preferences = {
  readonly sound: boolean
  readonly haptics: boolean
  /** Rounds are shown in less time; the least time between two of them stays. */
  readonly quick: boolean
  /** The last cards of a hand are opened by hand, where a table allows it. */
  readonly squeeze: boolean
  readonly stake: number | undefined
}

const key = 'bituin-game'
const usual: Preferences = { sound: true, haptics: true, quick: false, squeeze: true, stake: undefined }

/** What the player chose on this device. Where nothing can be kept, everything is as usual. */
export function readPreferences(): Preferences {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
    return typeof kept === 'object' && kept !== null ? { ...usual, ...kept } : usual
  } catch {
    return usual
  }
}

export function keepPreferences(preferences: Preferences): void {
  try {
    localStorage.setItem(key, JSON.stringify(preferences))
  } catch {
    // A private window keeps nothing.
  }
}

/** As the browser's own setting says. */
export const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { readonly saveData?: boolean }).saveData === true
