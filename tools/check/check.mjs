// `npm run check`: everything about the code that a machine can judge.
//   types         the three TypeScript projects: what the server runs, what browsers run, tests and tools
//   lint          .oxlintrc.json, with the rules that need types; limits are ratchets, they only go down
//   architecture  the arrows between folders, .dependency-cruiser.cjs
//   tidy          our own manners, tools/check/tidy/tidy.ts
//   unused        files, exports and packages that nobody needs, knip.json
//   format        biome.json; `npm run format` puts it right
// One line per check with its time, then the faults by check; ends with 1 if there is any. Runs on Node 24.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checksOf } from './checks.ts'
import { runChecks } from './run-checks.ts'

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const passed = await runChecks(checksOf(root), { atOnce: 2, print: (line) => process.stdout.write(`${line}\n`) })
process.exitCode = passed ? 0 : 1
