import { runCommand } from '../launcher/run-command.ts'
import { scriptsOf } from '../launcher/run-script-of.ts'
import { runTool } from '../launcher/run-tool.ts'
import { say } from '../launcher/say.ts'

/** Writes every generated file. */
await runCommand(async () => {
  for (const name of scriptsOf('tools/generate')) {
    say(`tools/generate/${name}.ts`)
    const code = await runTool(`tools/generate/${name}.ts`, [])
    if (code !== 0) return code
  }
  return 0
})
