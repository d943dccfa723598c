import * as v from 'valibot'
import { localStore } from '#platform/browser/storage/safe-storage.ts'

const names = ['proxy_id', 'fbp', 'fbc', 'ttclid', 'ttp', 'afuid'] as const
type LinkName = (typeof names)[number]

const value = v.pipe(v.string(), v.minLength(1), v.maxLength(128))
const linkSchema = v.partial(
  v.object(Object.fromEntries(names.map((name) => [name, value])) as Record<LinkName, typeof value>),
)
/** As much of each as the call takes. */
const lengthMax = { url: 500, referrer: 500, userAgent: 400 } as const
const around = v.optional(v.string())
const schema = v.object({ ...linkSchema.entries, url: around, referrer: around, userAgent: around })
export type AdParameters = v.InferOutput<typeof schema>

const key = 'adParameters'

/** Where a page was come to, and from where. */
export type Arrival = {
  readonly address: string
  readonly referrer: string
  readonly userAgent: string
}

/** What an advertisement's link has just brought; undefined where this arrival is not one's doing. It is kept. */
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
  // Of the address no more than the advertisement's own: beside it there may be what is nobody's business.
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

/** The newest link with ad parameters that this browser came by. */
export const adParameters = (): AdParameters => localStore.read(key, schema) ?? {}

/** Who has signed in has told them; whoever comes next came by themselves. */
export const forgetAdParameters = (): void => localStore.remove(key)
