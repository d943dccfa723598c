import type { Frame, Page } from '@playwright/test'

/** A sound that the page started: what its samples are, how much faster they play, and how long after the request. */
export type SoundStart = {
  readonly print: string
  readonly rate: number
  readonly afterSec: number
  readonly isLoop: boolean
}

type Ear = {
  /** The highest sample that is on its way to the device now. */
  readonly level: () => number
  /** How much of the bed is let through now. */
  readonly bedGain: () => number
  /** When the latest switch to silence has taken effect. */
  readonly rampSec: number
  readonly contexts: number
  readonly started: SoundStart[]
}

/** What leaves the page is measured on its way to the device. Runs in the page, before its own scripts. */
export function growEar(): void {
  const ear = { level: () => 0, bedGain: () => 1, rampSec: -1, contexts: 0, started: [] as SoundStart[] }
  Object.assign(globalThis, { ear })
  const devices: AudioContext[] = []
  const Device = globalThis.AudioContext
  globalThis.AudioContext = class extends Device {
    constructor() {
      super()
      devices.push(this)
    }
  }
  let hasBed = false
  const { connect } = AudioNode.prototype as { readonly connect: (this: AudioNode, to: AudioNode) => AudioNode }
  AudioNode.prototype.connect = function (this: AudioNode, to: AudioNode) {
    if (to instanceof AudioDestinationNode) {
      ear.contexts++
      const analyser = to.context.createAnalyser()
      connect.call(this, analyser)
      const samples = new Float32Array(analyser.fftSize)
      ear.level = () => {
        analyser.getFloatTimeDomainData(samples)
        return Math.max(...samples.map(Math.abs))
      }
    }
    // The way of the bed is the first that leads into the limiter.
    if (to instanceof WaveShaperNode && this instanceof GainNode && !hasBed) {
      hasBed = true
      ear.bedGain = () => this.gain.value
    }
    return connect.call(this, to)
  } as typeof AudioNode.prototype.connect
  const { linearRampToValueAtTime: ramp } = AudioParam.prototype as {
    readonly linearRampToValueAtTime: (this: AudioParam, value: number, end: number) => AudioParam
  }
  AudioParam.prototype.linearRampToValueAtTime = function (value, end) {
    if (value === 0) ear.rampSec = end - (devices[0]?.currentTime ?? 0)
    return ramp.call(this, value, end)
  }
  const { start } = AudioBufferSourceNode.prototype as {
    readonly start: (this: AudioBufferSourceNode, when: number, offset: number) => void
  }
  AudioBufferSourceNode.prototype.start = function (when = 0, offset = 0) {
    const samples = this.buffer?.getChannelData(0) ?? new Float32Array()
    const print = `${samples.length} ${samples.reduce((sum, value) => sum + Math.abs(value), 0).toFixed(1)}`
    const afterSec = when - (devices[0]?.currentTime ?? 0)
    ear.started.push({ print, rate: this.playbackRate.value, afterSec, isLoop: this.loop })
    return start.call(this, when, offset)
  }
}

/** How samples that were rendered here are known again among those that a page started. */
export const printOf = (samples: Float32Array): string =>
  `${samples.length} ${samples.reduce((sum, value) => sum + Math.abs(value), 0).toFixed(1)}`

export const heardIn = (page: Page | Frame) =>
  page.evaluate(() => {
    const { ear } = globalThis as unknown as { readonly ear: Ear }
    const { rampSec, contexts, started } = ear
    return { level: ear.level(), bedGain: ear.bedGain(), rampSec, contexts, started }
  })
