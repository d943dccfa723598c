import * as v from 'valibot'
import { usePage, useRouter } from '#platform/browser/router/router-context.ts'

const keptValues = v.record(v.string(), v.string())

export type Address = {
  /** The address's query. User input: always check it. */
  readonly query: URLSearchParams
  /** Values of this history entry that do not belong into a shared address. */
  readonly kept: Readonly<Record<string, string>>
  /** Navigates to another address of the same page as a history entry. */
  readonly write: (query: URLSearchParams, kept?: Readonly<Record<string, string>>) => void
}

/** State kept in the page's address: reloading shows the same, and so does sharing the link. */
export function useAddress(): Address {
  const { path, search, entry } = usePage()
  const { navigator } = useRouter()
  const parsed = v.safeParse(keptValues, entry.data)
  return {
    query: new URLSearchParams(search),
    kept: parsed.success ? parsed.output : {},
    write: (query, kept = {}) => {
      const text = query.toString()
      const data = Object.keys(kept).length > 0 ? kept : undefined
      navigator.navigate(text === '' ? path : `${path}?${text}`, { data })
    },
  }
}
