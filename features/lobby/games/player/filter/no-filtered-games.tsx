import { Button } from '#platform/ui/button/button.tsx'
import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'
import { messages } from '../messages/en.ts'

/** Stands where filters leave no game, with the way back to all of them. */
export function NoFilteredGames({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState
      icon="filter"
      title={messages.noFilteredGames}
      action={
        <Button variant="secondary" onClick={onClear}>
          {messages.clearFilters}
        </Button>
      }
    >
      {messages.noFilteredGamesText}
    </EmptyState>
  )
}
