import { setText } from '#games/client/element.ts'

/** A line above the spots says which of them has the focus or lies under the pointer, what it pays and what lies on it. */
export function followSpot(spots: HTMLElement, legend: HTMLElement): void {
  const idle = legend.textContent
  const follow = ({ target }: Event): void => {
    const spot = target instanceof Element ? target.closest('.spot') : null
    setText(legend, spot?.getAttribute('aria-label') ?? idle)
  }
  // A tap puts a chip down, which is part of what is said.
  for (const kind of ['pointerover', 'focusin', 'click']) spots.addEventListener(kind, follow)
  const present = (): void => follow(new FocusEvent('focusin'))
  for (const kind of ['pointerleave', 'focusout']) spots.addEventListener(kind, present)
}
