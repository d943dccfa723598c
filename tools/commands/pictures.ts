import { buildApps } from '../build/build-apps.ts'
import { runCommand } from '../launcher/run-command.ts'
import { runTool } from '../launcher/run-tool.ts'
import { stopRequest } from '../launcher/stop-request.ts'
import { ensureChromium } from '../test/chromium.ts'

/**
 * Takes a picture of every route, on both devices, in both languages and for each kind of visitor, with a contact sheet
 * of each set, into .data/pictures. Arguments are Playwright's: `npm run pictures -- --project phone -g newcomer`.
 */
await runCommand(async () => {
  const stopping = stopRequest()
  const chromium = ensureChromium()
  await buildApps(stopping)
  if (stopping.aborted) return 1
  const args = ['test', '--config', 'tests/pictures/playwright.config.ts', ...process.argv.slice(2)]
  return runTool('node_modules/@playwright/test/cli.js', args, { stopping, env: { CHROMIUM: chromium } })
})
