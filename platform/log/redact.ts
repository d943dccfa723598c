/** Replaces a secret in a log line. */
const hidden = '[hidden]'

const depthMax = 6
const itemsMax = 50
const stringLengthMax = 8_192

/** A copy of a value that may be logged: no secrets, phone numbers or class instances, bounded in size. */
export const redact = (value: unknown): unknown => redactAt(value, 0)

function redactAt(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return redactText(value)
  if (typeof value === 'bigint') return String(value)
  if (typeof value === 'function') return undefined
  return typeof value === 'object' && value !== null ? redactObject(value, depth) : value
}

function redactObject(value: object, depth: number): unknown {
  if (value instanceof Error) return describeError(value, depth)
  if (value instanceof Date) return value
  if (depth >= depthMax) return '[deep]'
  if (Array.isArray(value)) return value.slice(0, itemsMax).map((item) => redactAt(item, depth + 1))
  if (isPlain(value)) return redactFields(value, depth)
  // An instance may carry anything (a request carries its headers), so only its class is logged.
  return `[${value.constructor.name}]`
}

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

// A field is judged by its name, however it is written: accessToken, access_token, x-access-token.
const secretNames = [
  /authorization|cookie|passw|passphrase|secret|token|cipher/i,
  /^otp|otp$|^pin$|^cvv2?$/i,
  /^(sms|verify|verification|one-?time)?[_-]?code$/i,
  /(api|private|master)[_-]?key/i,
]
const phoneName = /mobile|phone|msisdn/i

function redactFields(fields: object, depth: number): Record<string, unknown> {
  const entries = Object.entries(fields).slice(0, itemsMax)
  return Object.fromEntries(entries.map(([name, value]) => [name, redactField(name, value, depth)]))
}

function redactField(name: string, value: unknown, depth: number): unknown {
  if (value === undefined || value === null || typeof value === 'boolean') return value
  if (secretNames.some((secret) => secret.test(name))) return hidden
  if (phoneName.test(name) && (typeof value === 'string' || typeof value === 'number')) return maskPhone(String(value))
  return redactAt(value, depth + 1)
}

const maskPhone = (digits: string): string => `*${digits.slice(-3)}`

const phoneNumber = /(?<![\dA-Za-z.])(?:\+?63|0)?9\d{9}(?!\d)/g
const keyOrToken = /(?<![\w-])[\w-]{40,}/g
const userInfo = /:\/\/[^\s/@]+@/g
const bearer = /\bBearer\s+[^\s"',]+/gi
// A fault of a setting is a sentence about it, such as "MASTER_SECRET: has to be set", and holds no value.
const secretName = String.raw`(?:passw\w*|secret|token|\b(?:sms|verify|verification)?_?code|\b(?:otp|pin|cvv)|authorization|cookie)`
const named = new RegExp(String.raw`(${secretName}["']?\s*[=:]\s*["']?)(?!(?:has|is|needs|was)\s)[^\s"'&,;})]+`, 'gi')
const spokenCode = /\b((?:code|otp|pin)\s+(?:is\s+)?)\d{4,8}\b/gi

/** Hides whatever looks like a secret in a text: messages, addresses, library errors. */
export function redactText(text: string): string {
  return text
    .slice(0, stringLengthMax)
    .replace(bearer, `Bearer ${hidden}`)
    .replace(userInfo, `://${hidden}@`)
    .replace(named, `$1${hidden}`)
    .replace(spokenCode, `$1${hidden}`)
    .replace(keyOrToken, hidden)
    .replace(phoneNumber, maskPhone)
}

/** A name such as ECONNREFUSED, or the five characters of an SQLSTATE. */
const errorCode = /^([A-Z][A-Z0-9_]{3,63}|[0-9A-Z]{5})$/
const errorFields = ['constraint', 'table', 'column', 'routine', 'severity', 'syscall', 'statusCode'] as const

/** Fields are chosen, not copied: PostgreSQL puts whole rows into `detail` and `where`. */
function describeError(error: Error, depth: number): Record<string, unknown> {
  const known = Object.fromEntries<unknown>(Object.entries(error))
  const chosen = errorFields.filter((name) => known[name] !== undefined)
  return {
    type: error.name,
    message: redactText(error.message),
    stack: redactText(error.stack ?? ''),
    ...(typeof known.code === 'string' && errorCode.test(known.code) ? { errorCode: known.code } : {}),
    ...Object.fromEntries<unknown>(chosen.map((name) => [name, redactAt(known[name], depth + 1)])),
    ...(error.cause === undefined || depth >= depthMax ? {} : { cause: redactAt(error.cause, depth + 1) }),
  }
}
