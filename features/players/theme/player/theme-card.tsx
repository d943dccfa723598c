import { useState, useSyncExternalStore } from 'react'
import { chosenTheme, type Theme } from '#core/theme.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { messages } from './messages/en.ts'

const options: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: 'night', label: messages.night },
  { value: 'light', label: messages.light },
  { value: 'system', label: messages.system },
]

/** The choice of the theme, which is seen at once. */
export function ThemeCard() {
  const kept = useKeptTheme()
  const [theme = kept, setTheme] = useState<Theme>()
  const choose = (chosen: Theme) => {
    applyTheme(document, chosen)
    setTheme(chosen)
  }
  return (
    <Card title={messages.theme}>
      <SegmentedControl label={messages.theme} options={options} value={theme} onChange={choose} />
    </Card>
  )
}

/** Cookies exist only in the browser: the server renders the default. */
const useKeptTheme = (): Theme =>
  useSyncExternalStore(
    () => () => {},
    () => chosenTheme(document.cookie),
    () => 'night',
  )

const yearSeconds = 365 * 24 * 60 * 60

/** Shows a theme now, and at every later visit from this device. */
function applyTheme(document: Document, theme: Theme): void {
  // A cookie, so that the server's next page comes in it.
  document.cookie = `theme=${theme}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`
  document.documentElement.dataset['theme'] = theme
  const ground = getComputedStyle(document.documentElement).backgroundColor
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.setAttribute('content', ground)
}
