import { createRequire } from 'node:module'
import * as v from 'valibot'

const packageFile: unknown = createRequire(import.meta.url)('../../package.json')

/** The version that clients are told and metrics carry. */
export const productVersion = v.parse(v.object({ version: v.string() }), packageFile).version
