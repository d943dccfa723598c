import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import * as v from 'valibot'
import { fileFault } from './file-fault.ts'
import { OperatorFault } from './operator-fault.ts'

/** Secrets in a file that only its owner can read. Written atomically, so that a power cut loses none. */
export function readOrCreateSecretFile<Secrets>(
  path: string,
  schema: v.GenericSchema<unknown, Secrets>,
  create: () => Secrets,
): Secrets {
  const text = readIfPresent(path)
  if (text !== undefined) return parse(path, schema, text)
  const secrets = create()
  write(path, `${JSON.stringify(secrets, null, 2)}\n`)
  return secrets
}

function readIfPresent(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw fileFault(error, path)
  }
}

function parse<Secrets>(path: string, schema: v.GenericSchema<unknown, Secrets>, text: string): Secrets {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
  if (parsed.success) return parsed.output
  throw new OperatorFault(
    `The secrets in ${path} cannot be read: restore that file, or remove it to have new ones made.`,
  )
}

function write(path: string, text: string): void {
  try {
    const file = openSync(`${path}.new`, 'w', 0o600)
    try {
      writeSync(file, text)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    renameSync(`${path}.new`, path)
  } catch (error) {
    throw fileFault(error, path)
  }
}
