import { sandboxBeaconKey } from '#platform/configuration/beacon-keys.ts'
import { readConfiguration, type Configuration } from '#platform/configuration/configuration.ts'

export const testSandpaySecret = 'test-sandpay-secret-of-32-letters'

/** The configuration of a test's server: the real one, read from an environment that the test writes. */
export function serverConfiguration({
  databaseUrl,
  sandboxUrl,
  smtpUrl,
  documentsDir = '.data/test-documents',
  appPackageDir = '.data/test-app-package',
  vaultDir = '.data/test-vault',
}: {
  databaseUrl: string
  sandboxUrl: string
  /** Absent: e-mail goes to the sandbox's other service. */
  smtpUrl?: string | undefined
  documentsDir?: string
  appPackageDir?: string
  vaultDir?: string
}): Configuration {
  return readConfiguration({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    MASTER_SECRET: Buffer.alloc(32, 'a secret of tests only').toString('hex'),
    SMS_URL: sandboxUrl,
    SMS_KEY: 'test-sms-key',
    ...(smtpUrl === undefined
      ? { MAIL_URL: sandboxUrl, MAIL_KEY: 'test-mail-key' }
      : { MAIL_URL: smtpUrl, MAIL_TLS: 'off', MAIL_FROM: 'Bituin <no-reply@play.example.ph>' }),
    PUSH_STAND_IN_URL: sandboxUrl,
    LINE_CHANNEL_ID: '1650000000',
    LINE_CHANNEL_SECRET: 'test-line-secret-of-32-characters',
    LINE_AUTHORIZE_URL: `${sandboxUrl}/line/oauth2/v2.1/authorize`,
    LINE_TOKEN_URL: `${sandboxUrl}/line/oauth2/v2.1/token`,
    SANDPAY_URL: `${sandboxUrl}/sandpay`,
    SANDPAY_SECRET: testSandpaySecret,
    BEACON_URLS: `${sandboxUrl}/beacon`,
    BEACON_PUBLIC_KEY: sandboxBeaconKey,
    DOCUMENTS_DIR: documentsDir,
    APP_PACKAGE_DIR: appPackageDir,
    VAULT_DIR: vaultDir,
    LOG_LEVEL: 'debug',
  })
}
