import { expect, test } from 'vitest'
import { importStraight, readDoor } from './through-doors.ts'

const door = readDoor(
  'features/promotions/vip/player',
  `/** The door. */
export { VipBadge, type VipBadgeProps } from './vip-badge.tsx'
export { levelOf as vipLevelOf, useVip } from './use-vip.ts'
export { vipLevels } from '../rules.ts'
export type { Vip } from './vip.ts'`,
)
const straight = (code: string) => importStraight(code, () => door)

test('a name is imported from the file that it comes from', () => {
  expect(straight("import { VipBadge } from '#features/promotions/vip/player/index.ts'")).toBe(
    "import { VipBadge as VipBadge } from '#features/promotions/vip/player/vip-badge.tsx'",
  )
})

test('names keep what they are called on either side, and types need no file', () => {
  expect(
    straight("import { type Vip, useVip as useIt, vipLevelOf } from '#features/promotions/vip/player/index.ts'"),
  ).toBe(
    "import { useVip as useIt } from '#features/promotions/vip/player/use-vip.ts'; " +
      "import { levelOf as vipLevelOf } from '#features/promotions/vip/player/use-vip.ts'",
  )
})

test('the shared words of a feature lie beside its screens', () => {
  expect(straight("import { vipLevels } from '#features/promotions/vip/player/index.ts'")).toBe(
    "import { vipLevels as vipLevels } from '#features/promotions/vip/rules.ts'",
  )
})

test('other exports of a door, its types, and imports of other files stay unchanged', () => {
  for (const code of [
    "import { VipPage } from '#features/promotions/vip/player/index.ts'",
    "import { VipBadge } from '#features/promotions/vip/player/vip-badge.tsx'",
    "import type { Vip } from '#features/promotions/vip/player/index.ts'",
  ]) {
    expect(straight(code)).toBe(code)
  }
})
