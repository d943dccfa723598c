import { describe, expect, test } from 'vitest'
import { fillDisk, whyNoSmallDisk } from './disk-full.ts'

const reason = whyNoSmallDisk()
const seed = 3

describe.skipIf(reason !== undefined)(
  `the disk under PostgreSQL is full (${reason ?? 'a small one is mounted'})`,
  () => {
    test('operations are turned away meanwhile and answered afterwards, and nothing is lost or done twice', async () => {
      await expect(fillDisk(seed)).resolves.toBeUndefined()
    })
  },
)
