import { useAddress } from './use-address.ts'

/** The tab that the address names, otherwise the first. Switching tabs resets filters except those named here. */
export function useTab<Id extends string>(
  tabs: readonly { readonly id: Id }[],
  first: Id,
  keep: readonly string[] = [],
): readonly [Id, (id: Id) => void] {
  const { query, write } = useAddress()
  const requestedTab = query.get('tab')
  const selected = tabs.find(({ id }) => id === requestedTab)?.id ?? first
  const kept = [...query].filter(([name]) => keep.includes(name))
  return [selected, (id) => write(new URLSearchParams([...(id === first ? [] : [['tab', id]]), ...kept]))]
}
