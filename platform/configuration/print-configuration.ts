import { hostUrlsOf } from '../db/database-address.ts'
import type { Configuration } from './configuration.ts'
import type { MailSettings } from './mail-settings.ts'
import { printablePayments } from './payment-settings.ts'

/** The settings in force, for the log at start. Secrets show only that they are set. */
export function printableConfiguration(configuration: Configuration): Record<string, unknown> {
  const { database, privateHosts, masterSecretPrevious, metricsToken, sms, mail, line, sandpay, payments } =
    configuration
  return {
    ...configuration,
    database: { ...database, url: withoutPassword(database.url), ownerUrl: withoutPassword(database.ownerUrl) },
    privateHosts: privateHosts === 'all' ? 'all' : [...privateHosts],
    masterSecret: hidden,
    masterSecretPrevious: masterSecretPrevious === undefined ? 'off' : hidden,
    metricsToken: metricsToken === undefined ? 'off' : hidden,
    sms: sms === undefined ? 'off' : { ...sms, key: hidden },
    mail: mail === undefined ? 'off' : printableMail(mail),
    sandpay: sandpay === undefined ? 'off' : { ...sandpay, secret: hidden },
    payments: printablePayments(payments),
    line: line === undefined ? 'off' : { ...line, channelSecret: hidden },
  }
}

const hidden = '(hidden)'

const printableMail = (mail: MailSettings) =>
  mail.kind === 'service'
    ? { ...mail, key: hidden }
    : { ...mail, login: mail.login && { ...mail.login, password: hidden } }

function withHiddenPassword(url: string): string {
  const shown = new URL(url)
  if (shown.password !== '') shown.password = '***'
  if (shown.searchParams.has('password')) shown.searchParams.set('password', '***')
  return shown.toString()
}

/** A database URL without its password, for display. */
export function withoutPassword(url: string | undefined): string {
  if (url === undefined) return '(embedded)'
  const hosts = hostUrlsOf(url)
  if (!hosts.every((each) => URL.canParse(each))) return hidden
  return [...new Set(hosts.map(withHiddenPassword))].join(',')
}
