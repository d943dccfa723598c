import * as v from 'valibot'
import { usePage, useRouter } from '#platform/browser/router/router-context.ts'

const keptValues = v.record(v.string(), v.string())

export type Address = {
  /** What the address says after its question mark: never to be believed, always to be checked. */
  readonly query: URLSearchParams
  /** What belongs to this step of the history and not into an address that is passed on. */
  readonly kept: Readonly<Record<string, string>>
  /** Another address of the same page, as a step that "back" takes back. */
  readonly write: (query: URLSearchParams, kept?: Readonly<Record<string, string>>) => void
}

/** The address of the page as what it shows: reloading shows the same, and so does passing it on. */
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
