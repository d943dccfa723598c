import type { ActionName } from '#games/sound/actions.ts'
import type { Instrument } from '#games/sound/client/open-instrument.ts'
import type { Result } from '#games/sound/reward-of.ts'
import { soundSettingOf } from '#games/sound/sound-setting.ts'
import { whenIdle } from './when-idle.ts'
import { savesData } from './preferences.ts'

/**
 * What scenes ask to be heard. `play` is for what happens in every round; a tone of reward is for `reward` and `count` alone,
 * which are silent unless the round brought more than it cost.
 */
export type Sound = {
  readonly play: (action: ActionName, step?: number) => void
  readonly reward: (result: Result) => void
  /** Counts a win up in so many milliseconds. */
  readonly count: (result: Result, ms: number) => void
  readonly setBonus: (isOn: boolean) => void
  readonly isOn: () => boolean
  readonly setOn: (isOn: boolean) => void
  readonly onSwitch: (listener: (isOn: boolean) => void) => void
}

export type SoundOptions = { readonly game: string; readonly isOn: boolean }

type OpenSound = { readonly context: AudioContext; readonly instrument: Instrument | undefined }

/** Taps before the first round are silent: nothing is fetched for them. */
const beforeTheRound: readonly ActionName[] = ['tap', 'pick']

/** The first thing that a game does after a touch fetches its instruments, if sound is on. Without sound it is played in silence. */
export function createSound({ game, isOn: isOnAtFirst }: SoundOptions): Sound {
  const listeners: ((isOn: boolean) => void)[] = []
  const state = { isOn: isOnAtFirst, isBonus: false, isTouched: false, isWanted: false, isOpening: false }
  let opened: OpenSound | undefined
  const open = (): void => {
    state.isWanted = true
    if (state.isOpening || !state.isOn || !state.isTouched) return
    state.isOpening = true
    whenIdle(() => {
      void openSound(game, () => state.isOn)
        .then((sound) => {
          opened = sound
          sound?.instrument?.setBonus(state.isBonus)
          sound?.instrument?.setOn(state.isOn)
          follow()
        })
        // A device without sound disturbs no round.
        .catch(() => undefined)
    })
  }
  const follow = (): void => {
    const { context } = opened ?? {}
    const isHeard = state.isOn && !document.hidden
    if (isHeard && context?.state === 'suspended') context.resume().catch(() => undefined)
    if (document.hidden && context?.state === 'running') context.suspend().catch(() => undefined)
  }
  const touch = (): void => {
    state.isTouched = true
    // What a finger begins as it goes down was wanted before the touch was complete.
    if (state.isWanted) open()
    follow()
  }
  for (const gesture of ['pointerup', 'keydown']) addEventListener(gesture, touch)
  document.addEventListener('visibilitychange', follow)
  const player = (): Instrument | undefined => {
    if (opened === undefined) open()
    return state.isOn && opened?.context.state === 'running' ? opened.instrument : undefined
  }
  return {
    play(action, step = 0) {
      if (opened === undefined && beforeTheRound.includes(action)) return
      player()?.play(action, step)
    },
    reward: (result) => player()?.reward(result),
    count: (result, ms) => player()?.count(result, ms),
    setBonus(isOn) {
      state.isBonus = isOn
      opened?.instrument?.setBonus(isOn)
    },
    isOn: () => state.isOn,
    setOn(isOn) {
      if (state.isOn === isOn) return
      state.isOn = isOn
      opened?.instrument?.setOn(isOn)
      follow()
      for (const listener of listeners) listener(isOn)
    },
    onSwitch: (listener) => listeners.push(listener),
  }
}

async function openSound(game: string, isOn: () => boolean): Promise<OpenSound | undefined> {
  if (!('AudioContext' in globalThis && 'Worker' in globalThis)) return undefined
  const { openInstrument } = await import('#games/sound/client/open-instrument.ts')
  const context = new AudioContext()
  const setting = soundSettingOf(location.search, savesData())
  return { context, instrument: await openInstrument({ game, context, setting, isOn: isOn() }) }
}
