import type { Draw } from '#core/draw/draw.ts'

/** Draws with a fault each, as one could really be made. The battery has to find every one. */
export const plantedFaults: Readonly<Record<string, (honest: Draw) => Draw>> = {
  'a remainder that favours small numbers': (honest) => (bound) => honest(bound + Math.ceil(bound / 3)) % bound,
  'the last number never comes': (honest) => (bound) => (bound > 1 ? Math.min(honest(bound), bound - 2) : 0),
  'the smallest number is often drawn again': (honest) => (bound) => {
    const value = honest(bound)
    return value === 0 && honest(30) < 10 ? honest(bound) : value
  },
  'every tenth draw repeats the one before': (honest) => {
    let last = 0
    return (bound) => {
      last = honest(10) === 0 ? last % bound : honest(bound)
      return last
    }
  },
  'high and low take turns too often': (honest) => {
    let wasHigh = false
    return (bound) => {
      const value = honest(bound)
      const isHigh = value >= bound / 2
      const drawn = isHigh === wasHigh && honest(20) === 0 ? bound - 1 - value : value
      wasHigh = drawn >= bound / 2
      return drawn
    }
  },
  'the seventh draw copies the first': (honest) => {
    const kept: number[] = []
    return (bound) => {
      const value = kept.length >= 7 && honest(8) === 0 ? (kept[kept.length - 7] ?? 0) % bound : honest(bound)
      kept.push(value)
      if (kept.length > 7) kept.shift()
      return value
    }
  },
  'a generator of low quality, x → 5x + 3': () => {
    let state = 7
    return (bound) => {
      state = (state * 5 + 3) % 4_096
      return state % bound
    }
  },
}
