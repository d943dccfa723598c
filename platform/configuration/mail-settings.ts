import { BlockList, isIP } from 'node:net'
import * as v from 'valibot'

export type SmtpSettings = {
  readonly kind: 'smtp'
  readonly host: string
  readonly port: number
  /** From the first byte, by STARTTLS before anything is said, or not at all. */
  readonly tls: 'implicit' | 'startTls' | 'off'
  readonly login: { readonly user: string; readonly password: string } | undefined
  /** The sender of every e-mail: `Name <address>`, or an address. */
  readonly from: string
}

export type MailSettings =
  | SmtpSettings
  | {
      /** A service of the operator's that takes messages as the sandbox does. */
      readonly kind: 'service'
      readonly url: string
      readonly key: string
    }

const url = v.pipe(
  v.string(),
  v.check((text) => URL.canParse(text), 'is neither a URL nor off'),
  v.check(
    (text) => /^(https?|smtps?):\/\/[^#?@]+$/.test(text),
    'needs smtps, smtp, https or http, and neither a login, a query nor a fragment',
  ),
  v.check((text) => !isSmtp(text) || new URL(text).hostname !== '', 'names no mail server'),
  v.transform((text) => text.replace(/\/+$/, '')),
)

export const mailVariables = {
  MAIL_URL: v.optional(v.union([v.literal('off'), url], 'is neither a URL nor off')),
  MAIL_KEY: v.optional(v.pipe(v.string(), v.minLength(8, 'needs 8 characters or more'))),
  MAIL_USER: v.optional(v.pipe(v.string(), v.regex(/^[^\s\p{Cc}]{1,200}$/u, 'has spaces or is too long'))),
  MAIL_PASSWORD: v.optional(v.pipe(v.string(), v.minLength(8, 'needs 8 characters or more'))),
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^([^<>@"\p{Cc}]{1,60} <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
        'is not an address such as Bituin <no-reply@example.ph>',
      ),
    ),
  ),
  MAIL_TLS: v.optional(v.picklist(['on', 'off'], 'has to be one of on, off'), 'on'),
}

const variables = v.object(mailVariables)
type MailVariables = v.InferOutput<typeof variables>

const isSmtp = (text: string | undefined): text is string => text !== undefined && /^smtps?:/.test(text)

/** What each kind of address needs beside it. */
export function mailFaults(given: MailVariables): readonly string[] {
  const { MAIL_URL: address, MAIL_KEY: key, MAIL_FROM: from, MAIL_USER: user, MAIL_PASSWORD: password } = given
  const isService = address !== undefined && address !== 'off' && !isSmtp(address)
  return [
    isService && key === undefined && 'MAIL_KEY: has to be set together with MAIL_URL',
    isSmtp(address) && from === undefined && 'MAIL_FROM: has to be set together with MAIL_URL, as the sender',
    (user === undefined) !== (password === undefined) && 'MAIL_USER: has to be set together with MAIL_PASSWORD',
    given.MAIL_TLS === 'off' && !mayBeOpen(given) && 'MAIL_TLS: off is for a server on this machine, without a login',
  ].filter((fault) => fault !== false)
}

const mayBeOpen = ({ MAIL_URL: address, MAIL_USER: user }: MailVariables): boolean =>
  isSmtp(address) && isThisMachine(new URL(address).hostname) && user === undefined

const standardPorts = { 'smtp:': 587, 'smtps:': 465 } as const

/** Undefined: no e-mail can be sent. */
export function mailSettingsOf(given: MailVariables): MailSettings | undefined {
  const { MAIL_URL: address, MAIL_KEY: key, MAIL_FROM: from } = given
  if (address === undefined || address === 'off') return undefined
  if (isSmtp(address)) return from === undefined ? undefined : smtpSettingsOf(given, { address, from })
  return key === undefined ? undefined : { kind: 'service', url: address, key }
}

function smtpSettingsOf(
  { MAIL_USER: user, MAIL_PASSWORD: password, MAIL_TLS: tls }: MailVariables,
  { address, from }: { readonly address: string; readonly from: string },
): SmtpSettings {
  const { protocol, hostname, port } = new URL(address)
  const isImplicit = protocol === 'smtps:'
  const openTls = tls === 'off' ? 'off' : 'startTls'
  return {
    kind: 'smtp',
    host: hostname.replace(/^\[(.+)\]$/, '$1'),
    port: Number(port || standardPorts[isImplicit ? 'smtps:' : 'smtp:']),
    tls: isImplicit ? 'implicit' : openTls,
    login: user === undefined || password === undefined ? undefined : { user, password },
    from,
  }
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Whether an address of a URL is this machine's own. */
export function isThisMachine(hostname: string): boolean {
  const address = hostname.replace(/^\[(.+)\]$/, '$1')
  if (address === 'localhost') return true
  const family = isIP(address)
  return family !== 0 && loopback.check(address, family === 4 ? 'ipv4' : 'ipv6')
}
