import { join } from 'node:path'
import { serverNodeFlags } from '#platform/process/server-node-flags.ts'
import type { ProcessPlan } from '../supervisor/supervised-process.ts'
import { dataDir, root } from './data-dir.ts'
import type { Launch } from './launch.ts'
import { hasSandbox } from './sandbox-part.ts'
import { studioSecrets } from './studio-secrets.ts'

/** The product's processes and their environments: each has its own database and secrets only. */
export function processPlans(launch: Launch): readonly ProcessPlan[] {
  const base = sharedEnvironment(launch)
  const { appUrl } = launch.database
  return [
    {
      name: 'server',
      args: [...serverNodeFlags, main('server')],
      env: {
        DOCUMENTS_DIR: join(dataDir(), 'documents'),
        VAULT_DIR: join(dataDir(), 'vault'),
        APP_PACKAGE_DIR: join(dataDir(), 'app-package'),
        ...base,
        DATABASE_URL: appUrl,
      },
    },
    { name: 'studio', args: [main('studio')], env: studioEnvironment(launch, base) },
    ...(hasSandbox(launch.configuration) ? [sandboxPlan(launch, base)] : []),
  ]
}

const sandboxPlan = (launch: Launch, base: Environment): ProcessPlan => ({
  name: 'sandbox',
  args: [main('sandbox')],
  env: { ...base, ...sandboxEnvironment(launch) },
})

const main = (app: string): string => join(root, 'apps', app, 'main.ts')

function sharedEnvironment({ env, configuration: { ports, urls } }: Launch): Record<string, string | undefined> {
  const { DATABASE_URL: _url, DATABASE_OWNER_URL: _ownerUrl, ...rest } = env
  return {
    ...rest,
    PORT: String(ports.server),
    BACK_OFFICE_PORT: String(ports.backOffice),
    STUDIO_PORT: String(ports.studio),
    SANDBOX_PORT: String(ports.sandbox),
    PUBLIC_URL: urls.public,
    SANDBOX_PUBLIC_URL: urls.sandbox,
  }
}

type Environment = Record<string, string | undefined>

/** The studio is an external provider: the platform's secrets stay out of its environment. */
function studioEnvironment({ database, configuration: { ports, urls } }: Launch, base: Environment): Environment {
  const {
    MASTER_SECRET: _m,
    MASTER_SECRET_PREVIOUS: _mp,
    METRICS_TOKEN: _t,
    SMS_KEY: _s,
    MAIL_KEY: _k,
    MAIL_PASSWORD: _mw,
    LINE_CHANNEL_SECRET: _l,
    SANDPAY_SECRET: _p,
    ...known
  } = base
  const rest = Object.fromEntries(Object.entries(known).filter(([name]) => !/^(PAYMONGO|XENDIT|MAYA)_/.test(name)))
  const { secret, walletKeyId, walletKeySecret } = studioSecrets(dataDir())
  const locally = [`http://127.0.0.1:${ports.server}`, `http://localhost:${ports.server}`]
  return {
    STUDIO_SECRET: secret,
    STUDIO_WALLET_KEY_ID: walletKeyId,
    STUDIO_WALLET_KEY_SECRET: walletKeySecret,
    STUDIO_WALLET_URL: `http://127.0.0.1:${ports.server}`,
    STUDIO_FRAME_ORIGINS: [...new Set([new URL(urls.public).origin, ...locally])].join(','),
    ...rest,
    STUDIO_DATABASE_URL: database.studioUrl,
    STUDIO_URL: urls.studio,
  }
}

/** LINE sends the player back to the sign-in page, under every name a browser on this machine may have opened it with. */
function sandboxEnvironment({ configuration: { ports, urls } }: Launch): Record<string, string> {
  const origins = [urls.public, `http://127.0.0.1:${ports.server}`, `http://localhost:${ports.server}`]
  return {
    SANDBOX_DATA_DIR: join(dataDir(), 'sandbox'),
    LINE_REDIRECT_URI: [...new Set(origins)].map((origin) => `${origin}/login`).join(','),
    SANDPAY_WEBHOOK_URL: `http://127.0.0.1:${ports.server}/payments/sandpay/webhook`,
    SANDPAY_PAYOUT_WEBHOOK_URL: `http://127.0.0.1:${ports.server}/payouts/sandpay/webhook`,
    SANDPAY_FRAME_ORIGINS: [...new Set(origins)].join(','),
  }
}
