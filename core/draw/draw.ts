/** A uniform integer from 0 up to, but excluding, the bound, which is 1 to 2^32. */
export type Draw = (bound: number) => number

/** A source of randomness: as many bytes as requested, each used once. */
export type ByteSource = (count: number) => Uint8Array

const range = 2 ** 32
// Even the worst bound rejects less than half: an honest source reaches this once in 2^128 draws.
const attemptsMax = 128

/**
 * Uniform draws: four bytes, big-endian, make a number; numbers beyond the last whole multiple of the bound are
 * rejected, because folding them in would favour small numbers.
 */
export function drawFrom(bytes: ByteSource): Draw {
  return (bound) => {
    if (!Number.isInteger(bound) || bound < 1 || bound > range) throw new RangeError(`cannot draw below ${bound}`)
    const limit = range - (range % bound)
    for (let attempt = 0; attempt < attemptsMax; attempt++) {
      const value = uint32From(bytes)
      if (value < limit) return value % bound
    }
    throw new Error(`the byte source gave nothing usable in ${attemptsMax} attempts`)
  }
}

/** One item, uniformly. */
export function drawOne<T>(items: readonly T[], draw: Draw): T {
  return itemAt(items, draw(items.length))
}

/** One item in proportion to its weight. Weights are integers; 0 is never drawn. */
export function drawWeighted<T extends { readonly weight: number }>(items: readonly T[], draw: Draw): T {
  let total = 0
  for (const { weight } of items) {
    if (!Number.isSafeInteger(weight) || weight < 0) throw new RangeError(`${weight} is not a weight`)
    total += weight
  }
  let left = draw(total)
  const chosen = items.findIndex(({ weight }) => {
    left -= weight
    return left < 0
  })
  return itemAt(items, chosen)
}

/** A uniform permutation (Fisher-Yates); the input stays unchanged. */
export function shuffled<T>(items: readonly T[], draw: Draw): T[] {
  const rest = [...items]
  const order: T[] = []
  while (rest.length > 0) {
    const last = rest.length - 1
    const chosen = draw(rest.length)
    order.push(itemAt(rest, chosen))
    rest[chosen] = itemAt(rest, last)
    rest.length = last
  }
  return order
}

function uint32From(bytes: ByteSource): number {
  const four = bytes(4)
  if (four.length !== 4) throw new Error(`the byte source gave ${four.length} bytes instead of 4`)
  return new DataView(four.buffer, four.byteOffset, 4).getUint32(0)
}

function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index]
  if (item === undefined) throw new RangeError(`nothing to draw at ${index}`)
  return item
}
