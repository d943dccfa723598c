import type { Page } from '@playwright/test'

/**
 * The faults of layout of a page and of the frames that it shows, one line each: text outside the box that it belongs
 * to, text that a box cuts off without an ellipsis, and a page that is wider than the screen.
 */
export async function layoutFaults(page: Page): Promise<readonly string[]> {
  const found = await Promise.all(page.frames().map((frame) => frame.evaluate(faultsInDocument).catch(ignoreGoneFrame)))
  return [...new Set(found.flat())]
}

/** A frame may be replaced while the page is measured, such as that of a game which restarts. */
function ignoreGoneFrame(error: unknown): readonly string[] {
  if (/detached|context was destroyed|context with specified id/i.test(String(error))) return []
  throw error
}

/** Runs in the browser, so that everything that it uses is inside it. */
function faultsInDocument(): readonly string[] {
  /** A hair more than rounding; a line of text is taller than its letters. */
  const slackX = 1
  const slackY = 0.3

  const { scrollWidth, clientWidth } = document.documentElement
  const overhang = scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px too wide`] : []
  return [...overhang, ...textNodes().flatMap(faultsOf)]

  function textNodes(): readonly Text[] {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const nodes: Text[] = []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode)
    return nodes.filter((node) => node.data.trim() !== '' && isSeen(node.parentElement))
  }

  function isSeen(element: Element | null): element is Element {
    const isVisible = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true
    return isVisible && element.closest('.visually-hidden, style, script, option, svg') === null
  }

  function faultsOf(node: Text): readonly string[] {
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right, top, bottom } = range.getBoundingClientRect()
    if (right - left < 1 || bottom - top < 1) return []
    const [height] = [...range.getClientRects()].map((line) => line.height)
    const fault = faultAbove(node, { left, right, top, bottom, slack: slackY * (height ?? 0) })
    return fault === undefined ? [] : [fault]
  }

  type Extent = { left: number; right: number; top: number; bottom: number; slack: number }

  function faultAbove(node: Text, text: Extent): string | undefined {
    const boxes = boxesAround(node)
    const cutting = boxes.find((box) => clips(getComputedStyle(box)) && isPartlyOutside(text, rectOf(box)))
    if (cutting) return describe(node, cutting, 'is cut off by')
    // A badge stands out of what it is placed on, and has a box of its own.
    const own = boxes.find((box) => isDrawn(box) || isPlaced(box))
    return own && isDrawn(own) && isOutside(text, rectOf(own)) ? describe(node, own, 'stands out of') : undefined
  }

  /** From the inside out, as far as nothing scrolls, moves or ends in an ellipsis. */
  function boxesAround(node: Text): readonly Element[] {
    const boxes: Element[] = []
    for (let box = node.parentElement; box !== null && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (scrolls(style) || moves(box) || shortens(style)) break
      if (hasExtent(box, style)) boxes.push(box)
    }
    return boxes
  }

  function hasExtent(box: Element, { display }: CSSStyleDeclaration): boolean {
    const { width, height } = box.getBoundingClientRect()
    return display !== 'inline' && display !== 'contents' && width > 0 && height > 0
  }

  function rectOf(box: Element) {
    const { left, right, top, bottom } = box.getBoundingClientRect()
    return { left, right, top, bottom }
  }

  function isOutside(text: Extent, { left, right, top, bottom }: Omit<Extent, 'slack'>): boolean {
    const isBeside = text.right > right + slackX || text.left < left - slackX
    return isBeside || text.bottom > bottom + text.slack || text.top < top - text.slack
  }

  /** What lies outside as a whole waits there, such as the next picture of a carousel. */
  function isPartlyOutside(text: Extent, box: Omit<Extent, 'slack'>): boolean {
    const meets =
      text.left < box.right - 1 && text.right > box.left + 1 && text.top < box.bottom && text.bottom > box.top
    return meets && isOutside(text, box)
  }

  function isPlaced(box: Element): boolean {
    return ['absolute', 'fixed'].includes(getComputedStyle(box).position)
  }

  function isDrawn(box: Element): boolean {
    const { backgroundColor, backgroundImage, borderLeftWidth } = getComputedStyle(box)
    const hasGround = !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor) || backgroundImage !== 'none'
    return hasGround || borderLeftWidth !== '0px' || box.matches('button, a[href], [role="tab"], label, th, td, dialog')
  }

  function scrolls({ overflowX, overflowY }: CSSStyleDeclaration): boolean {
    return [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll')
  }

  function clips({ overflowX, overflowY }: CSSStyleDeclaration): boolean {
    return [overflowX, overflowY].some((overflow) => overflow === 'hidden' || overflow === 'clip')
  }

  /** A line that ends in an ellipsis says that there is more. */
  function shortens({ textOverflow, webkitLineClamp }: CSSStyleDeclaration): boolean {
    return textOverflow === 'ellipsis' || (webkitLineClamp !== 'none' && webkitLineClamp !== '')
  }

  function moves(box: Element): boolean {
    return box.getAnimations().some(({ playState }) => playState === 'running')
  }

  function describe(node: Text, box: Element, what: string): string {
    return `“${node.data.trim().slice(0, 60)}” ${what} ${box.tagName.toLowerCase()}.${box.className}`
  }
}
