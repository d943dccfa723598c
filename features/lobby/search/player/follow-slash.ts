/**
 * A slash follows the page's way to the search, from everywhere but a field that takes the slash itself. Returns the
 * function that ends it.
 */
export function followSlash(page: Document): () => void {
  const search = (event: KeyboardEvent) => {
    const typing = event.target instanceof Element && event.target.closest('input, textarea, select, dialog')
    if (event.defaultPrevented || event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    page.querySelector<HTMLElement>('[data-search]')?.click()
  }
  page.addEventListener('keydown', search)
  return () => page.removeEventListener('keydown', search)
}
