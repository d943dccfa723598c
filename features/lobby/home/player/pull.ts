/** Releasing beyond this refreshes the page. */
export const pullEnoughPx = 64
const pulledMostPx = 96
/** The sign follows the finger at half its way, so that it feels fastened. */
const fingerPxForOne = 2

export type Touch = { readonly clientX: number; readonly clientY: number }

/** How far down the sign is drawn. A finger that goes sideways or up is about something else. */
export function pulledBy(from: Touch, to: Touch): number {
  const [right, down] = [Math.abs(to.clientX - from.clientX), to.clientY - from.clientY]
  return down <= right ? 0 : Math.min(pulledMostPx, Math.round(down / fingerPxForOne))
}
