import { usePage } from './router-context.ts'

/** A parameter of the page's query. User input: always parse it. */
export function useQueryParameter(name: string): string | undefined {
  return new URLSearchParams(usePage().search).get(name) ?? undefined
}
