import { buildApps } from '../build/build-apps.ts'
import { launch } from '../launcher/launch.ts'
import { processPlans } from '../launcher/process-plans.ts'
import { runCommand } from '../launcher/run-command.ts'
import { sandboxAddress } from '../launcher/sandbox-part.ts'
import { viteAddresses, vitePlans } from '../launcher/vite-plans.ts'
import { watchSources } from '../launcher/watch-sources.ts'

const everywhere = ['core', 'platform']

/** Where the sources of each process lie. */
const sourcesOf = {
  server: [...everywhere, 'ledger', 'features', 'apps/server', 'database/migrations'],
  studio: [...everywhere, 'games', 'apps/studio'],
  sandbox: [...everywhere, 'apps/sandbox'],
}

/** The product as `npm start` runs it; a changed source starts its process again, and the apps reload in the browser. */
await runCommand(() =>
  launch({
    prepare: buildApps,
    processes: (launched) => [...processPlans(launched), ...vitePlans(launched)],
    addresses: (configuration) => [
      ...viteAddresses(configuration),
      ['As it ships', configuration.urls.public],
      ...sandboxAddress(configuration),
    ],
    onReady: (supervisor) => {
      for (const [name, directories] of Object.entries(sourcesOf)) {
        watchSources({ directories, onChange: () => supervisor.restart(name) })
      }
    },
  }),
)
