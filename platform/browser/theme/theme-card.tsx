import { useState } from 'react'
import { type Theme, themes } from '#core/theme.ts'
import { Card } from '#platform/ui/card/card.tsx'
import { SegmentedControl } from '#platform/ui/segmented-control/segmented-control.tsx'
import { applyTheme, useKeptTheme } from './kept-theme.ts'

type ThemeCardProps = { readonly title: string; readonly names: Readonly<Record<Theme, string>> }

/** The choice of the theme on this device, which is seen at once. */
export function ThemeCard({ title, names }: ThemeCardProps) {
  const kept = useKeptTheme()
  const [theme = kept, setTheme] = useState<Theme>()
  const choose = (chosen: Theme) => {
    applyTheme(document, chosen)
    setTheme(chosen)
  }
  return (
    <Card title={title}>
      <SegmentedControl
        label={title}
        options={themes.map((value) => ({ value, label: names[value] }))}
        value={theme}
        onChange={choose}
      />
    </Card>
  )
}
