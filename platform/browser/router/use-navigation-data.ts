import * as v from 'valibot'
import { usePage } from './router-context.ts'

/**
 * What the previous page passed on, if it matches the schema. It survives reloads, and may come from an older release.
 */
export function useNavigationData<S extends v.GenericSchema>(schema: S): v.InferOutput<S> | undefined {
  const parsed = v.safeParse(schema, usePage().entry.data)
  return parsed.success ? parsed.output : undefined
}
