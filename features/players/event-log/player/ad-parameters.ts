import * as v from 'valibot'
import { localStore } from '#platform/browser/storage/safe-storage.ts'

const names = ['proxy_id', 'fbp', 'fbc', 'ttclid', 'ttp', 'afuid'] as const
type LinkName = (typeof names)[number]

const value = v.pipe(v.string(), v.minLength(1), v.maxLength(128))
const optionalValue = v.optional(value)
const linkSchema = v.object(
  Object.fromEntries(names.map((name) => [name, optionalValue])) as Record<LinkName, typeof optionalValue>,
)
/** Truncated to what the call accepts. */
const lengthMax = { url: 500, referrer: 500, userAgent: 400 } as const
const around = v.optional(v.string())
const schema = v.object({ ...linkSchema.entries, url: around, referrer: around, userAgent: around })
export type AdParameters = v.InferOutput<typeof schema>

const key = 'adParameters'

/** A page's address and referrer. */
export type Arrival = {
  readonly address: string
  readonly referrer: string
  readonly userAgent: string
}

/** Takes and stores the parameters of an advertisement's link; undefined if there are none. */
export function takeAdParameters({ address, referrer, userAgent }: Arrival): AdParameters | undefined {
  const { searchParams, origin, pathname } = new URL(address)
  const given = Object.fromEntries(
    names.flatMap((name) =>
      searchParams
        .getAll(name)
        .slice(-1)
        .map((text) => [name, text]),
    ),
  )
  const parsed = v.safeParse(linkSchema, given)
  if (!parsed.success || Object.keys(parsed.output).length === 0) return undefined
  // Keeps only the advertisement's own parameters of the address: others may be private.
  const url = `${origin}${pathname}?${new URLSearchParams(given)}`
  const taken = {
    ...parsed.output,
    url: url.slice(0, lengthMax.url),
    ...(referrer !== '' && { referrer: referrer.slice(0, lengthMax.referrer) }),
    userAgent: userAgent.slice(0, lengthMax.userAgent),
  }
  localStore.write(key, taken)
  return taken
}

/** The newest ad parameters seen by this browser. */
export const adParameters = (): AdParameters => localStore.read(key, schema) ?? {}

/** Forgotten once a sign-in has reported them: the next player came on their own. */
export const forgetAdParameters = (): void => localStore.remove(key)
