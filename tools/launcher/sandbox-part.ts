import type { Configuration } from '#platform/configuration/configuration.ts'

/** Its inbox shows every code to anybody: a product with real players uses real services instead. */
export const hasSandbox = ({ environment }: Configuration): boolean => environment !== 'production'

export const sandboxAddress = (configuration: Configuration): readonly (readonly [string, string])[] =>
  hasSandbox(configuration)
    ? [['Sandbox', `${configuration.urls.sandbox} (SMS inbox: ${configuration.urls.sandbox}/sms)`]]
    : []
