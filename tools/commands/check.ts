import { runCommand } from '../launcher/run-command.ts'
import { runTool } from '../launcher/run-tool.ts'
import { stopRequest } from '../launcher/stop-request.ts'

await runCommand(() => runTool('tools/check/check.mjs', [], { stopping: stopRequest() }))
