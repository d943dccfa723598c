import { runCommand } from '../launcher/run-command.ts'
import { runScriptOf } from '../launcher/run-script-of.ts'

await runCommand(() => runScriptOf('bench', ['web', ...process.argv.slice(2)]))
