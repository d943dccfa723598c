/** Printing lays a page out for paper, and a picture of a whole page for its own size: both are shorter than this, or say so. */
export const settledAfterMs = 500

type Media = Pick<MediaQueryList, 'matches' | 'addEventListener'>

/** Calls `act` when the device has changed and stays so: another shell loses what was typed in the one before. */
export function followDevice({ desktop, paper }: Record<'desktop' | 'paper', Media>, act: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  desktop.addEventListener('change', () => {
    clearTimeout(timer)
    // The change back, after printing, is one of its own.
    timer = setTimeout(() => paper.matches || act(), settledAfterMs)
  })
}
