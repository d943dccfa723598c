import { hostname } from 'node:os'
import { join } from 'node:path'
import { codeChecker } from '#features/office/code-check/server/index.ts'
import { createAuditLog } from '#features/office/staff/server/index.ts'
import { followRelease } from '#platform/release/follow-release.ts'
import type { ServerContext } from '../server-context.ts'
import { productVersion } from './product-version.ts'

const root = join(import.meta.dirname, '../../..')

/** Compares the files of this process with those that were released, now and every 24 hours. */
export function followCode(context: ServerContext): { readonly stop: () => Promise<void> } {
  const { role, ports } = context.configuration
  const process = `${hostname()} ${role} ${ports.backOffice}`
  const audit = createAuditLog(context.secret)
  const check = codeChecker({ ...context, audit, root, process, version: productVersion })
  return followRelease({ check: () => check(context.clock.now()), log: context.log })
}
