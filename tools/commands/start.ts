import { buildApps } from '../build/build-apps.ts'
import { launch } from '../launcher/launch.ts'
import { processPlans } from '../launcher/process-plans.ts'
import { runCommand } from '../launcher/run-command.ts'

await runCommand(() =>
  launch({
    prepare: buildApps,
    processes: processPlans,
    addresses: ({ urls }) => [
      ['Player app', urls.public],
      ['Back office', urls.backOffice],
      ['Studio', urls.studio],
      ['Sandbox', `${urls.sandbox} (SMS inbox: ${urls.sandbox}/sms)`],
    ],
  }),
)
