import type { Configuration } from './configuration.ts'
import { printablePayments } from './payment-settings.ts'

/** The settings in force, for the log at start. Secrets show only that they are set. */
export function printableConfiguration(configuration: Configuration): Record<string, unknown> {
  const { database, privateHosts, metricsToken, sms, mail, line, sandpay, payments } = configuration
  return {
    ...configuration,
    database: { ...database, url: withoutPassword(database.url), ownerUrl: withoutPassword(database.ownerUrl) },
    privateHosts: privateHosts === 'all' ? 'all' : [...privateHosts],
    masterSecret: hidden,
    metricsToken: metricsToken === undefined ? 'off' : hidden,
    sms: sms === undefined ? 'off' : { ...sms, key: hidden },
    mail: mail === undefined ? 'off' : { ...mail, key: hidden },
    sandpay: sandpay === undefined ? 'off' : { ...sandpay, secret: hidden },
    payments: printablePayments(payments),
    line: line === undefined ? 'off' : { ...line, channelSecret: hidden },
  }
}

const hidden = '(hidden)'

/** A database URL without its password, for display. */
export function withoutPassword(url: string | undefined): string {
  if (url === undefined) return '(embedded)'
  if (!URL.canParse(url)) return hidden
  const shown = new URL(url)
  if (shown.password !== '') shown.password = '***'
  if (shown.searchParams.has('password')) shown.searchParams.set('password', '***')
  return shown.toString()
}
