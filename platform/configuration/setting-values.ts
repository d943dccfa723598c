import { isIP } from 'node:net'
import * as v from 'valibot'
import { hostUrlsOf, writesOnly } from '../db/database-address.ts'

export const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'is not a port number'),
  v.transform(Number),
  v.minValue(1, 'is not a port number'),
  v.maxValue(65_535, 'is not a port number'),
)

/** The first of four consecutive ports. */
export const firstPort = v.pipe(port, v.maxValue(65_532, 'leaves no room for the three ports after it'))

export const webUrl = v.pipe(
  v.string(),
  v.url('is not a URL such as https://play.example.ph'),
  v.regex(/^https?:\/\/[^#?]+$/, 'needs http or https, and neither a query nor a fragment'),
  v.transform((url) => url.replace(/\/+$/, '')),
)

export const databaseUrl = v.pipe(
  v.string(),
  v.regex(/^[a-z]+:\/\/\S+$/, 'is not a URL'),
  v.regex(/^postgres(ql)?:\/\//, 'has to begin with postgresql://'),
  v.check((url) => hostUrlsOf(url).every((each) => URL.canParse(each)), 'is not a URL'),
  v.check((url) => hostUrlsOf(url).every((each) => new URL(each).pathname.length > 1), 'names no database'),
  v.check(
    (url) => hostUrlsOf(url).length === 1 || writesOnly(url),
    'names several hosts and needs ?target_session_attrs=read-write, because only the primary takes writes',
  ),
)

export const listOf = (check: (item: string) => boolean, fault: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(/[\s,]+/).filter((item) => item !== '')),
      v.array(
        v.pipe(
          v.string(),
          v.check(check, (issue) => `"${issue.input}" ${fault}`),
        ),
      ),
    ),
    '',
  )

export const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, `has to be one of ${options.join(', ')}`)

export const environments = ['development', 'production', 'test'] as const

export const logLevel = oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])

export const yesOrNo = v.pipe(
  oneOf(['true', 'false']),
  v.transform((word) => word === 'true'),
)

export const onOrOff = v.pipe(
  oneOf(['on', 'off']),
  v.transform((word) => word === 'on'),
)

export function isHostAndPort(text: string): boolean {
  return /^(\[[\da-f:.]+\]|[a-z\d.-]+):\d{1,5}$/i.test(text)
}

export function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  if (prefix === undefined) return true
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128)
}

export function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text
}
