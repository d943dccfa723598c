import { useAddress } from '../use-address.ts'
import { type FilterValues, isPossible, type ListFilter, valueOf } from './list-filter.ts'

type ListState = { readonly values: FilterValues; readonly sort: string }

type ListAddress = ListState & {
  /** Changes with everything that can be queried. */
  readonly key: string
  readonly show: (shown: Partial<ListState>) => void
}

type ListAddressOptions = {
  readonly filters: readonly ListFilter[]
  /** The orders that the list's columns offer. */
  readonly sorts: readonly string[]
  readonly sortAtFirst: string
}

/** Filters and order of a list, kept in the address. Personal values stay in the history state. */
export function useListAddress({ filters, sorts, sortAtFirst }: ListAddressOptions): ListAddress {
  const { query, kept, write } = useAddress()
  const values: Record<string, string> = {}
  for (const filter of filters) {
    const value = isPersonal(filter) ? kept[filter.name] : query.get(filter.name)
    if (value !== null && value !== undefined && isPossible(filter, value)) values[filter.name] = value
  }
  const requestedSort = query.get('sort')
  const sort = requestedSort !== null && sorts.includes(requestedSort) ? requestedSort : sortAtFirst
  return {
    values,
    sort,
    key: JSON.stringify([values, sort]),
    show: (change) => {
      const next = { values, sort, ...change }
      const [parameters, own] = [new URLSearchParams(query), { ...kept }]
      for (const filter of filters) {
        parameters.delete(filter.name)
        delete own[filter.name]
        const value = valueOf(filter, next.values)
        if (value === valueOf(filter, {})) continue
        if (isPersonal(filter)) own[filter.name] = value
        else parameters.set(filter.name, value)
      }
      parameters.delete('sort')
      if (next.sort !== sortAtFirst) parameters.set('sort', next.sort)
      write(parameters, own)
    },
  }
}

const isPersonal = (filter: ListFilter): boolean => filter.kind === 'text' && filter.isPersonal === true
