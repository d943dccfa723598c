import { whenIdle } from './when-idle.ts'

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

type Sprite = { readonly beginsSec: number; readonly lastsSec: number }

const names = Object.keys(sounds) as SoundName[]
const samplesPerSec = 44_100
const endOf = (name: SoundName): number => Math.max(...sounds[name].map(({ at = 0, ms }) => at + ms)) / 1_000

/** Where each sound lies on the tape on which all of them are. */
const sprites = new Map<SoundName, Sprite>()
let tapeSec = 0
for (const name of names) {
  sprites.set(name, { beginsSec: tapeSec, lastsSec: endOf(name) })
  tapeSec += endOf(name)
}

export function createSound(isOnAtFirst: boolean): Sound {
  let isOn = isOnAtFirst
  let context: AudioContext | undefined
  let tape: AudioBuffer | undefined
  // Rendered ahead and beside the page: in the frames of a round, a sound is one node that is started. To open the device
  // takes longer than a frame, too, so that it is not left to the first spin. Browsers that want a touch first keep it silent.
  whenIdle(() => {
    // A browser that cannot make sound plays in silence.
    if (!('OfflineAudioContext' in globalThis)) return
    void renderTape().then((rendered) => {
      tape = rendered
    })
    context = new AudioContext()
  })
  const unlock = (): void => {
    if (context?.state === 'suspended') void context.resume()
  }
  addEventListener('pointerup', unlock)
  addEventListener('keyup', unlock)
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) void context?.suspend()
    else void context?.resume()
  })
  return {
    play(name, pitch = 1) {
      const sprite = sprites.get(name)
      if (!isOn || tape === undefined || sprite === undefined || context?.state !== 'running') return
      const source = context.createBufferSource()
      source.buffer = tape
      source.playbackRate.value = pitch
      source.connect(context.destination)
      source.start(0, sprite.beginsSec, sprite.lastsSec)
    },
    setOn(on) {
      isOn = on
    },
  }
}

function renderTape(): Promise<AudioBuffer> {
  const offline = new OfflineAudioContext(1, Math.ceil(tapeSec * samplesPerSec), samplesPerSec)
  for (const [name, { beginsSec }] of sprites) for (const note of sounds[name]) addNote(offline, note, beginsSec)
  return offline.startRendering()
}

function addNote(offline: OfflineAudioContext, { type, from, to, at = 0, ms, gain }: Note, beginsSec: number): void {
  const [start, end] = [beginsSec + at / 1_000, beginsSec + (at + ms) / 1_000]
  const [oscillator, volume] = [offline.createOscillator(), offline.createGain()]
  oscillator.type = type
  oscillator.frequency.setValueAtTime(from, start)
  if (to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(to, end)
  volume.gain.setValueAtTime(gain, start)
  volume.gain.exponentialRampToValueAtTime(0.001, end)
  oscillator.connect(volume).connect(offline.destination)
  oscillator.start(start)
  oscillator.stop(end)
}
