import * as v from 'valibot'
import { usePage } from './router-context.ts'

/** What the page before handed over, if it is what the schema says. It survives reloads, and old releases. */
export function useNavigationData<S extends v.GenericSchema>(schema: S): v.InferOutput<S> | undefined {
  const parsed = v.safeParse(schema, usePage().entry.data)
  return parsed.success ? parsed.output : undefined
}
