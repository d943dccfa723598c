/** The sounds that may be heard, besides the player's own switch. */
export type SoundSetting = {
  readonly hasBed: boolean
  /** Short sounds, rewards and the bonus track. */
  readonly hasCues: boolean
  /** How loud the bed is. */
  readonly bedLevel: number
}

const quietly = 0.5

/**
 * `sound=quiet` in a game's address: a house in green mode has a quiet bed and nothing else. `sound=spare`, or a browser that
 * saves data: no bed.
 */
export function soundSettingOf(search: string, savesData: boolean): SoundSetting {
  const words = new URLSearchParams(search).getAll('sound')
  const isQuiet = words.includes('quiet')
  return {
    hasBed: !savesData && !words.includes('spare'),
    hasCues: !isQuiet,
    bedLevel: isQuiet ? quietly : 1,
  }
}
