import { useRouter } from './router-context.ts'

/** Whether this shell has a page at an address, so that no link leads nowhere. */
export function useHasRoute(): (to: string) => boolean {
  return useRouter().table.has
}
