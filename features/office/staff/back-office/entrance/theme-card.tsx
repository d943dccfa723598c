import { useState } from 'react'
import type { Theme } from '#core/theme.ts'
import { applyTheme, useKeptTheme } from '#platform/browser/theme/kept-theme.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { messages } from '../messages/en.ts'

const options: readonly { readonly value: Theme; readonly label: string }[] = [
  { value: 'night', label: messages.night },
  { value: 'light', label: messages.light },
  { value: 'system', label: messages.system },
]

/** How the back office looks on this device. */
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
