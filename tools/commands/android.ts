import { mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { androidTools } from '../android/android-tools.ts'
import { buildPackage } from '../android/build-package.ts'
import { packagePlan } from '../android/package-plan.ts'
import { signingKey } from '../android/signing-key.ts'
import { dataDir, root } from '../launcher/data-dir.ts'
import { runCommand } from '../launcher/run-command.ts'
import { say, step } from '../launcher/say.ts'

const options = {
  origin: { type: 'string', default: process.env.PUBLIC_URL ?? 'http://10.0.2.2:3000' },
  name: { type: 'string', default: 'Bituin' },
  out: { type: 'string', default: join(dataDir(), 'app-package') },
} as const

/** Builds the signed Android package of the lobby: npm run android -- --origin https://play.example.ph --name Bituin */
await runCommand(async () => {
  const { values } = parseArgs({ options })
  const { version } = v.parse(
    v.object({ version: v.string() }),
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
  )
  const plan = packagePlan({ ...values, version })
  const folder = join(dataDir(), 'android')
  const tools = await step('Android tools', () => androidTools(folder))
  const key = await signingKey(process.env, folder)
  const out = resolve(values.out)
  mkdirSync(out, { recursive: true })
  const file = join(out, 'bituin.apk')
  const built = await step('Package', () => buildPackage({ plan, tools, key, file, folder }))
  say(`${file}: version ${built.version} for ${plan.origin}, ${built.bytes} bytes`)
  say(`SHA-256 of the file         ${built.sha256}`)
  say(`SHA-256 of its certificate  ${built.certificate}`)
})
