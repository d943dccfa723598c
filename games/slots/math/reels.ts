import type { Draw } from '#core/draw/draw.ts'

/** A reel's symbols in a ring. */
export type Strip = readonly number[]

const firstLetter = 'A'.charCodeAt(0)

/** Strips as they are written: a letter a stop, A for the first symbol of the model. */
export const stripsOf = (...written: readonly string[]): Strip[] =>
  written.map((letters) => Array.from(letters, (letter) => letter.charCodeAt(0) - firstLetter))

/** Every reel stops by a draw of its own. The grid belongs to the caller, who may place symbols on it before recording it. */
export function spinReels(strips: readonly Strip[], rows: number, draw: Draw): number[][] {
  return strips.map((strip) => windowAt(strip, draw(strip.length), rows))
}

export function windowAt(strip: Strip, stop: number, rows: number): number[] {
  const shown: number[] = []
  for (let row = 0; row < rows; row++) shown.push(strip[(stop + row) % strip.length] ?? 0)
  return shown
}

/** Chances that are weights: symbol i is drawn weights[i] times out of their sum. */
export function drawBy(weights: readonly number[], draw: Draw): number {
  let sum = 0
  for (const weight of weights) sum += weight
  let left = draw(sum)
  for (let index = 0; index < weights.length; index++) {
    left -= weights[index] ?? 0
    if (left < 0) return index
  }
  return weights.length - 1
}
