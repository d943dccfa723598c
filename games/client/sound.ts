/** The sounds of a table, made and not recorded. Each is a few oscillators, so nothing is fetched. */
export type SoundName = 'tap' | 'tick' | 'stop' | 'coin' | 'win' | 'bigWin' | 'lose' | 'whoosh'
export type Sound = {
  readonly play: (name: SoundName, pitch?: number) => void
  readonly setOn: (isOn: boolean) => void
}

type Note = {
  readonly type: OscillatorType
  readonly from: number
  readonly to?: number
  readonly at?: number
  readonly ms: number
  readonly gain: number
}

const chord = (notes: readonly number[], gap: number, note: Omit<Note, 'from' | 'at'>): Note[] =>
  notes.map((from, index) => ({ ...note, from, at: index * gap }))

const sounds: Readonly<Record<SoundName, readonly Note[]>> = {
  tap: [{ type: 'sine', from: 520, to: 380, ms: 60, gain: 0.16 }],
  tick: [{ type: 'triangle', from: 880, to: 660, ms: 35, gain: 0.1 }],
  stop: [{ type: 'sine', from: 220, to: 120, ms: 140, gain: 0.28 }],
  coin: chord([1046, 1568], 60, { type: 'triangle', ms: 180, gain: 0.14 }),
  win: chord([523, 659, 784, 1046], 90, { type: 'triangle', ms: 260, gain: 0.16 }),
  bigWin: chord([392, 523, 659, 784, 1046, 1318], 110, { type: 'triangle', ms: 420, gain: 0.18 }),
  lose: [{ type: 'sine', from: 240, to: 160, ms: 220, gain: 0.12 }],
  whoosh: [{ type: 'sawtooth', from: 90, to: 420, ms: 260, gain: 0.04 }],
}

export function createSound(isOnAtFirst: boolean): Sound {
  let isOn = isOnAtFirst
  let context: AudioContext | undefined
  // Browsers let a page sound only after a touch.
  const unlock = (): void => {
    context ??= new AudioContext()
    void context.resume()
  }
  addEventListener('pointerup', unlock)
  addEventListener('keyup', unlock)
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) void context?.suspend()
    else void context?.resume()
  })
  return {
    play(name, pitch = 1) {
      if (!isOn || context?.state !== 'running') return
      for (const note of sounds[name]) playNote(context, note, pitch)
    },
    setOn(on) {
      isOn = on
    },
  }
}

function playNote(context: AudioContext, { type, from, to, at = 0, ms, gain }: Note, pitch: number): void {
  const [start, end] = [context.currentTime + at / 1000, context.currentTime + (at + ms) / 1000]
  const [oscillator, volume] = [context.createOscillator(), context.createGain()]
  oscillator.type = type
  oscillator.frequency.setValueAtTime(from * pitch, start)
  if (to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(to * pitch, end)
  volume.gain.setValueAtTime(gain, start)
  volume.gain.exponentialRampToValueAtTime(0.001, end)
  oscillator.connect(volume).connect(context.destination)
  oscillator.start(start)
  oscillator.stop(end)
}
