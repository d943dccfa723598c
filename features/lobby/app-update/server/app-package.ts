import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { answer } from '#core/contract/outcome.ts'
import { OperatorFault } from '#platform/configuration/operator-fault.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { getAppPackage } from '../contract.ts'

/** The package that players download, ready to send. */
export type AppPackage = {
  readonly version: string
  readonly sha256: string
  readonly certificate: string
  readonly content: Buffer
}

export const appPackagePath = '/app/bituin.apk'

const fileName = 'bituin.apk'
const hexSum = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const factsSchema = v.object({ version: v.string(), sha256: hexSum, certificate: hexSum })

/**
 * Reads the package that `npm run android` wrote into a folder; undefined if there is none. A file that is not the one its
 * facts speak of is refused: players compare the published sum with what they downloaded.
 */
export function readAppPackage(folder: string): AppPackage | undefined {
  const file = join(folder, fileName)
  if (!existsSync(file)) return undefined
  const facts = readFacts(`${file}.json`)
  const content = readFileSync(file)
  const sha256 = createHash('sha256').update(content).digest('hex')
  if (sha256 !== facts.sha256) {
    throw new OperatorFault(
      `APP_PACKAGE_DIR: ${file} has the sum ${sha256}, but ${fileName}.json names ${facts.sha256}. Build it again.`,
    )
  }
  return { ...facts, content }
}

function readFacts(file: string): v.InferOutput<typeof factsSchema> {
  const fault = new OperatorFault(`APP_PACKAGE_DIR: ${file} is missing or damaged. Build the package again.`)
  if (!existsSync(file)) throw fault
  try {
    return v.parse(factsSchema, JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw fault
  }
}

export const appPackageHandler = (published: AppPackage | undefined) =>
  handleOutsideTransaction(getAppPackage, async () => answer({ appPackage: published ? viewOf(published) : null }))

const viewOf = ({ version, sha256, certificate, content }: AppPackage) => ({
  url: appPackagePath,
  version,
  bytes: content.length,
  sha256,
  certificate,
})
