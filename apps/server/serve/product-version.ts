import { createRequire } from 'node:module'
import * as v from 'valibot'

const packageFile: unknown = createRequire(import.meta.url)('../../../package.json')

/** The version for clients and metrics. */
export const productVersion = v.parse(v.object({ version: v.string() }), packageFile).version
