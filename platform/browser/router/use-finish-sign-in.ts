import { useRouter } from './router-context.ts'

/** After the session has begun: to the page that asked for it, else to the fallback. */
export function useFinishSignIn(fallback: string): () => void {
  const { navigator } = useRouter()
  return () => navigator.finishSignIn(fallback)
}
