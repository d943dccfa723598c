export type Point = { readonly x: number; readonly y: number }

type Flight = {
  readonly stage: HTMLElement
  readonly from: Point
  readonly to: Point
  /** Is nudged when the first has arrived. */
  readonly target: HTMLElement
  readonly tokens: readonly HTMLElement[]
}

const flightMs = 620
const staggerMs = 45

/** Flies tokens on arcs, one shortly after the other, and nudges the target when they arrive. */
export async function flyTokens({ stage, from, to, target, tokens }: Flight): Promise<void> {
  const flights = tokens.map((token, index) => {
    // Alternately to the left and right, further out each time.
    const spread = (index % 2 === 0 ? 1 : -1) * (18 + index * 11)
    stage.append(token)
    return token.animate(
      [
        { transform: at(from, 0.4), opacity: 0 },
        { transform: at({ x: from.x + spread, y: from.y - 46 - index * 5 }, 1.1), opacity: 1, offset: 0.32 },
        { transform: at(to, 0.55), opacity: 1, offset: 0.96 },
        { transform: at(to, 0.4), opacity: 0 },
      ],
      { duration: flightMs, delay: index * staggerMs, easing: 'cubic-bezier(0.35, 0, 0.3, 1)', fill: 'both' },
    ).finished
  })
  await Promise.allSettled(flights.slice(0, 1))
  target.animate([{ scale: 1 }, { scale: 1.12 }, { scale: 1 }], { duration: 220, easing: 'ease-out' })
  await Promise.allSettled(flights)
}

const at = ({ x, y }: Point, scale: number): string => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`
