import type { NavigateOptions } from './app-navigator.ts'
import { useRouter } from './router-context.ts'

export function useNavigate(): (to: string, options?: NavigateOptions) => void {
  return useRouter().navigator.navigate
}
