import { useRouter } from './router-context.ts'

/** After signing in: opens the page that required the session, otherwise the fallback. */
export function useFinishSignIn(fallback: string): () => void {
  const { navigator } = useRouter()
  return () => navigator.finishSignIn(fallback)
}
