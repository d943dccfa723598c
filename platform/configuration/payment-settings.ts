import * as v from 'valibot'

const key = v.optional(v.pipe(v.string(), v.minLength(8, 'needs 8 characters or more')))
const address = (standard: string) =>
  v.optional(v.pipe(v.string(), v.url('is not a URL'), v.regex(/^https?:\/\/[^#?]+$/, 'needs http or https')), standard)

/** The keys of payment providers, as each issues them. A provider is offered only if all of its keys are set. */
export const paymentVariables = {
  PAYMONGO_URL: address('https://api.paymongo.com'),
  PAYMONGO_SECRET_KEY: key,
  PAYMONGO_WEBHOOK_SECRET: key,
  XENDIT_URL: address('https://api.xendit.co'),
  XENDIT_SECRET_KEY: key,
  XENDIT_CALLBACK_TOKEN: key,
  MAYA_URL: address('https://pg.maya.ph'),
  MAYA_PUBLIC_KEY: key,
  MAYA_SECRET_KEY: key,
}

const variables = v.object(paymentVariables)
type PaymentVariables = v.InferOutput<typeof variables>

export type PaymentSettings = {
  readonly paymongo: { readonly url: string; readonly secretKey: string; readonly webhookSecret: string } | undefined
  readonly xendit: { readonly url: string; readonly secretKey: string; readonly callbackToken: string } | undefined
  readonly maya: { readonly url: string; readonly publicKey: string; readonly secretKey: string } | undefined
}

export function paymentSettingsOf(given: PaymentVariables): PaymentSettings {
  const { PAYMONGO_SECRET_KEY, PAYMONGO_WEBHOOK_SECRET, XENDIT_SECRET_KEY, XENDIT_CALLBACK_TOKEN } = given
  const { MAYA_PUBLIC_KEY, MAYA_SECRET_KEY } = given
  return {
    paymongo:
      PAYMONGO_SECRET_KEY && PAYMONGO_WEBHOOK_SECRET
        ? { url: given.PAYMONGO_URL, secretKey: PAYMONGO_SECRET_KEY, webhookSecret: PAYMONGO_WEBHOOK_SECRET }
        : undefined,
    xendit:
      XENDIT_SECRET_KEY && XENDIT_CALLBACK_TOKEN
        ? { url: given.XENDIT_URL, secretKey: XENDIT_SECRET_KEY, callbackToken: XENDIT_CALLBACK_TOKEN }
        : undefined,
    maya:
      MAYA_PUBLIC_KEY && MAYA_SECRET_KEY
        ? { url: given.MAYA_URL, publicKey: MAYA_PUBLIC_KEY, secretKey: MAYA_SECRET_KEY }
        : undefined,
  }
}

/** Which providers are configured, for the log at start, without keys. */
export const printablePayments = (settings: PaymentSettings): Record<string, string> =>
  Object.fromEntries(Object.entries(settings).map(([name, keys]) => [name, keys === undefined ? 'off' : 'on']))
