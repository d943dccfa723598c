/**
 * The server writes style sheets into the page, each with the address of its file. A disabled link in its name keeps the
 * bundler's loader from fetching the file once more; written by the server, browsers would fetch it all the same.
 */
export function adoptInlinedStyles(page: Document): void {
  const links = [...page.querySelectorAll<HTMLStyleElement>('style[data-href]')].map((style) => {
    const link = page.createElement('link')
    link.rel = 'stylesheet'
    link.disabled = true
    link.href = style.dataset.href ?? ''
    return link
  })
  page.head.append(...links)
}
