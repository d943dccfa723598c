import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { walletTypes } from './wallet-types/wallet-types.ts'

const root = join(import.meta.dirname, '../..')

writeFileSync(join(root, 'sdk/game-wallet/wire-types.ts'), walletTypes(root))
