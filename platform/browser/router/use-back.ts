import { useRouter } from './router-context.ts'

/** Goes back one page in the app's history, or to the fallback if the player arrived here directly. */
export function useBack(fallback: string): () => void {
  const { navigator } = useRouter()
  return () => navigator.back(fallback)
}
