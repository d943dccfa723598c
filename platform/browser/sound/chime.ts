import * as v from 'valibot'
import { localStore } from '../storage/safe-storage.ts'

/** One tone of a chime: its pitch in hertz, its start and length in milliseconds, its loudness from 0 to 1. */
export type Tone = {
  readonly pitch: number
  readonly at: number
  readonly ms: number
  readonly gain: number
  readonly shape?: OscillatorType
}

const key = 'pageSound'

/** Whether pages of the lobby may make a sound, a setting of this browser. Silent until the player turns it on. */
export const isSoundOn = (): boolean => localStore.read(key, v.boolean()) === true

export const setSound = (isOn: boolean): void => localStore.write(key, isOn)

let context: AudioContext | undefined

/** Plays a few synthesised tones, if the player wants sound; called from a tap, as browsers require. */
export function chime(tones: readonly Tone[]): void {
  if (!isSoundOn() || typeof AudioContext === 'undefined') return
  context ??= new AudioContext()
  void context.resume()
  for (const tone of tones) playTone(context, tone)
}

function playTone(audio: AudioContext, { pitch, at, ms, gain, shape = 'triangle' }: Tone): void {
  const start = audio.currentTime + at / 1_000
  const end = start + ms / 1_000
  const [oscillator, volume] = [audio.createOscillator(), audio.createGain()]
  oscillator.type = shape
  oscillator.frequency.setValueAtTime(pitch, start)
  volume.gain.setValueAtTime(0.0001, start)
  volume.gain.exponentialRampToValueAtTime(gain, start + 0.012)
  volume.gain.exponentialRampToValueAtTime(0.0001, end)
  oscillator.connect(volume).connect(audio.destination)
  oscillator.start(start)
  oscillator.stop(end)
}
