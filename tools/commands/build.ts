import { buildApps } from '../build/build-apps.ts'
import { runCommand } from '../launcher/run-command.ts'
import { stopRequest } from '../launcher/stop-request.ts'

await runCommand(() => buildApps(stopRequest()))
