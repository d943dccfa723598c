import { runCommand } from '../launcher/run-command.ts'
import { runTool } from '../launcher/run-tool.ts'

const paths = process.argv.slice(2)

await runCommand(() => runTool('node_modules/@biomejs/biome/bin/biome', ['format', '--write', ...paths]))
