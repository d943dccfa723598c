import { chosenTheme, type Theme, themeChosen } from '#core/theme.ts'
import { useInBrowser } from '../late/use-in-browser.ts'

/** The theme that was chosen on this device. Cookies exist only in the browser: the server renders the default. */
export const useKeptTheme = (): Theme => useInBrowser<Theme>(() => chosenTheme(document.cookie), 'night')

const yearSeconds = 365 * 24 * 60 * 60

/** Shows a theme now, and at every later visit from this device. */
export function applyTheme(document: Document, theme: Theme): void {
  // A cookie, so that the server's next page comes in it.
  document.cookie = `theme=${theme}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`
  showTheme(document, theme)
  // The pages on this device were rendered in the theme before, and would be seen in it for a moment.
  navigator.serviceWorker?.controller?.postMessage(themeChosen)
}

/** Shows a theme until the page is left. */
export function showTheme(document: Document, theme: Theme): void {
  document.documentElement.dataset['theme'] = theme
  const ground = getComputedStyle(document.documentElement).backgroundColor
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', ground)
}
