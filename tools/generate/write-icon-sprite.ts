import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { iconSprite } from './icon-sprite.ts'

writeFileSync(join(import.meta.dirname, '../../platform/ui/icon/icons.svg'), iconSprite())
