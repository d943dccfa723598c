import { EmptyState } from '#platform/ui/empty-state/empty-state.tsx'

/** The home of a house without games. */
export function NoGames() {
  return (
    <EmptyState icon="dice" title="The games are on their way">
      There is nothing to play just yet. Please come back a little later.
    </EmptyState>
  )
}
