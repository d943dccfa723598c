import { usePage } from './router-context.ts'

/** A parameter of the page's query, as typed into the address: never to be believed, always to be parsed. */
export function useQueryParameter(name: string): string | undefined {
  return new URLSearchParams(usePage().search).get(name) ?? undefined
}
