import { afterFrame } from '#games/client/after-frame.ts'

type Reveal = (spot: HTMLElement, isWon: boolean | undefined) => void

/**
 * Where a cloth is wider than the page, the place that won comes into view, and the player's own place again for the next
 * bets, unless the player has pushed the cloth meanwhile.
 */
export function createReveal(cloth: HTMLElement): Reveal {
  let own: number | undefined
  cloth.addEventListener('pointerdown', () => {
    own = undefined
  })
  const show = async (spot: HTMLElement): Promise<void> => {
    await afterFrame()
    const { offsetLeft, offsetWidth } = spot
    if (offsetLeft >= cloth.scrollLeft && offsetLeft + offsetWidth <= cloth.scrollLeft + cloth.clientWidth) return
    own ??= cloth.scrollLeft
    cloth.scrollLeft = offsetLeft + (offsetWidth - cloth.clientWidth) / 2
  }
  return (spot, isWon) => {
    if (isWon === true) void show(spot)
    if (isWon !== undefined || own === undefined) return
    cloth.scrollLeft = own
    own = undefined
  }
}
