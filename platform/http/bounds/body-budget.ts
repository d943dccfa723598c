import type { EventEmitter } from 'node:events'

export type BodyBudgetOptions = {
  /** For all bodies of ordinary size together. */
  readonly smallBytesMax: number
  /** For all larger bodies together: pictures and texts, which only signed-in users may send. */
  readonly largeBytesMax: number
}

export type BodySize = keyof typeof partOf

const partOf = { small: 'smallBytesMax', large: 'largeBytesMax' } as const

type Body = {
  readonly size: BodySize
  /** The incoming body. */
  readonly stream: EventEmitter
  /** Closed when the request is over, however it ended: until then its body is in memory. */
  readonly answer: EventEmitter
  /** Called once if the budget is exceeded. */
  readonly onFull: () => void
}

/**
 * Limits the bytes of request bodies that one process holds. Received bytes count, not declared ones: a client that
 * declares much and sends nothing takes no space from others.
 */
export class BodyBudget {
  readonly #options: BodyBudgetOptions
  readonly #held = { small: 0, large: 0 }

  constructor(options: BodyBudgetOptions) {
    this.#options = options
  }

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
