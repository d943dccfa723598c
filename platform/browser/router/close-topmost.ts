/**
 * What the back button does before it leaves a page: it closes the topmost dialog or popup, unless that has to be answered. False:
 * nothing was closed.
 */
export function closeTopmost(page: Document): boolean {
  const lyingOver = 'dialog[open], [popover][data-dismissible]'
  const topmost = [...page.querySelectorAll<HTMLElement>(lyingOver)].at(-1)
  if (topmost?.dataset.dismissible !== 'true') return false
  topmost.dispatchEvent(new Event('cancel', { cancelable: true }))
  return true
}
