import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { messages } from './messages/en.ts'

/** The home of a house without games. */
export function NoGames() {
  return (
    <EmptyState icon="dice" title={messages.noGames}>
      {messages.noGamesText}
    </EmptyState>
  )
}
