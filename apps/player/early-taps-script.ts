import { awakeEvent } from './early-taps.ts'

/**
 * A script in the page itself, because the others may come seconds later: without it a tap before they come would be lost,
 * and one on a form's button would send the form, with its password, to the page's own address.
 */
export const earlyTapsScript = `(${keepEarlyTaps.toString()})(${JSON.stringify(awakeEvent)})`

/** Sent as text, so it uses nothing from outside. */
export function keepEarlyTaps(awake: string): void {
  const taps = new Set<HTMLElement>()
  const keep = (event: Event) => {
    const control = event.target instanceof Element && event.target.closest<HTMLElement>('button, [type=checkbox]')
    if (!control) return
    taps.add(control)
    if (control instanceof HTMLButtonElement) event.preventDefault()
  }
  const give = async () => {
    removeEventListener('click', keep, true)
    for (const control of taps) {
      if (control instanceof HTMLInputElement) {
        // React wakes this part of the page first; then the box, which its player has ticked already, is ticked for React.
        control.dispatchEvent(new Event('input', { bubbles: true }))
        control.checked = !control.checked
      }
      control.click()
      // Each tap is answered before the next.
      await Promise.resolve()
    }
  }
  addEventListener('click', keep, true)
  addEventListener(awake, () => void give(), { once: true })
}
