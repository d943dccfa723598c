import type { Page } from '@playwright/test'

/** Tiles that nothing cuts off: neither an edge of the screen nor the tab bar. */
export const wholeTiles = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const bars = [...document.querySelectorAll('nav')].filter((nav) => getComputedStyle(nav).position === 'fixed')
    const end = Math.min(innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top))
    return [...document.querySelectorAll('a[data-game]')].filter((tile) => {
      const { top, right, bottom, left } = tile.getBoundingClientRect()
      return top >= 0 && left >= 0 && right <= document.documentElement.clientWidth && bottom <= end
    }).length
  })
