/**
 * The server inlines style sheets into the page, each with the address of its file. A disabled link with that name
 * keeps the bundler's loader from fetching the file again; if the server wrote the link, browsers would fetch it
 * anyway.
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
