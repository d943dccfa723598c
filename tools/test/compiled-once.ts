import { join } from 'node:path'
import { root } from '../launcher/data-dir.ts'

/** Tests start the product's processes again and again: each needs a second of a processor less once Node keeps what it compiled. */
export const compiledOnce = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compiled') }
