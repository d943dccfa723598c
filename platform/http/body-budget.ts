import type { EventEmitter } from 'node:events'

export type BodyBudgetOptions = {
  /** Of all bodies together that no more than a usual call's may be. */
  readonly smallBytesMax: number
  /** Of all larger ones together: pictures and texts, which only who is signed in may send. */
  readonly largeBytesMax: number
}

export type BodySize = keyof typeof partOf

const partOf = { small: 'smallBytesMax', large: 'largeBytesMax' } as const

type Body = {
  readonly size: BodySize
  /** What arrives. */
  readonly stream: EventEmitter
  /** Closed once the request is over, however it ended: until then its body is in memory. */
  readonly answer: EventEmitter
  /** Told once, when there is no room for what has just arrived. */
  readonly onFull: () => void
}

/**
 * How many bytes of bodies one process holds at a time. What has arrived is counted, not what was announced: who announces much and
 * sends nothing takes no room from others.
 */
export class BodyBudget {
  readonly #options: BodyBudgetOptions
  readonly #held = { small: 0, large: 0 }

  constructor(options: BodyBudgetOptions) {
    this.#options = options
  }

  /** Bytes that are held now. */
  held(size: BodySize): number {
    return this.#held[size]
  }

  hold({ size, stream, answer, onFull }: Body): void {
    const most = this.#options[partOf[size]]
    let mine = 0
    let isFull = false
    stream.on('data', (chunk: Buffer) => {
      if (isFull) return
      mine += chunk.length
      this.#held[size] += chunk.length
      if (this.#held[size] <= most) return
      isFull = true
      onFull()
    })
    answer.once('close', () => {
      this.#held[size] -= mine
      mine = 0
    })
  }
}
