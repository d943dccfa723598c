import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'
import { listProviderNames } from '../staff-contract.ts'

/** Returns a game provider's name by its key; undefined for another provider, and until the names are read. */
export function useGameProviderName(): (id: string) => string | undefined {
  const { answer } = useStaffQuery(listProviderNames, {})
  const names = new Map(answer?.providers.map(({ id, name }) => [id, name]))
  return (id) => names.get(id)
}
