import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // theme-card.tsx
  theme: 'Theme',
  night: 'Gabi',
  light: 'Maliwanag',
  system: 'Device',
})
