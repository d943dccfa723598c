import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'

/** A test runner's own report. Undefined when it wrote none, which is a failure whatever the reason. */
export function readReport<Report>(path: string, schema: v.GenericSchema<unknown, Report>): Report | undefined {
  if (!existsSync(path)) return undefined
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), readFileSync(path, 'utf8'))
  return parsed.success ? parsed.output : undefined
}
