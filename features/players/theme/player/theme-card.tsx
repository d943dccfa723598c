import { ThemeCard as Choice } from '#platform/browser/theme/theme-card.tsx'
import { messages } from './messages/en.ts'

/** The choice of the theme, in the player's language. */
export const ThemeCard = () => (
  <Choice title={messages.theme} names={{ night: messages.night, light: messages.light, system: messages.system }} />
)
