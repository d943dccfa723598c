import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { iconSprite } from './icon-sprite.ts'

test('the sprite that pages load holds every icon; `npm run generate` writes it', () => {
  expect(readFileSync(join(import.meta.dirname, '../../platform/ui/icon/icons.svg'), 'utf8')).toBe(iconSprite())
})
