import { useRouter } from './router-context.ts'

/** The way back: one page in the app's history, or the fallback when the player came in right here. */
export function useBack(fallback: string): () => void {
  const { navigator } = useRouter()
  return () => navigator.back(fallback)
}
