import { buildApps } from '../build/build-apps.ts'
import { launch } from '../launcher/launch.ts'
import { processPlans } from '../launcher/process-plans.ts'
import { runCommand } from '../launcher/run-command.ts'
import { sandboxAddress } from '../launcher/sandbox-part.ts'

await runCommand(() =>
  launch({
    prepare: buildApps,
    processes: processPlans,
    addresses: (configuration) => [
      ['Player app', configuration.urls.public],
      ['Back office', configuration.urls.backOffice],
      ['Studio', configuration.urls.studio],
      ...sandboxAddress(configuration),
    ],
  }),
)
