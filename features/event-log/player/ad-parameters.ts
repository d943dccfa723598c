import * as v from 'valibot'
import { localStore } from '#platform/browser/storage/safe-storage.ts'

const names = ['proxy_id', 'fbp', 'fbc', 'ttclid', 'ttp', 'afuid'] as const
export type AdParameterName = (typeof names)[number]
export type AdParameters = Readonly<Partial<Record<AdParameterName, string>>>

const key = 'adParameters'
const value = v.pipe(v.string(), v.minLength(1), v.maxLength(128))
const schema = v.partial(
  v.object(Object.fromEntries(names.map((name) => [name, value])) as Record<AdParameterName, typeof value>),
)

/** What an advertisement's link carried: the newest one that this browser came with. */
export function takeAdParameters(search: string): AdParameters {
  const query = new URLSearchParams(search)
  const given = Object.fromEntries(names.flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : [])))
  const parsed = v.safeParse(schema, given)
  if (parsed.success && Object.keys(parsed.output).length > 0) localStore.write(key, parsed.output)
  return adParameters()
}

export const adParameters = (): AdParameters => (localStore.read(key, schema) ?? {}) as AdParameters
