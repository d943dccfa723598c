import { beforeEach, expect, test } from 'vitest'
import { createSchool } from './school.ts'
import type { SeaLook } from './sea-look.ts'
import { createSea } from './sea.ts'
import type { FiredShot, Swimmer } from './swimmer.ts'

const look: SeaLook = {
  boss: 'great',
  fish: {
    small: { name: '', length: 34, height: 14, speed: 1.5, share: 6, depth: [0.1, 0.8], paint: () => undefined },
    great: { name: '', length: 200, height: 90, speed: 0.5, share: 0, depth: [0.2, 0.5], paint: () => undefined },
  },
  paintGround: () => undefined,
  cannon: { base: '', barrel: '', glow: '' },
}
const size = { width: 360, height: 520 }
let now = 0
let hits: { fish: Swimmer; shot: FiredShot }[] = []
const seaAt = (seed: number) =>
  createSea({
    look,
    size,
    school: (
      (school) => () =>
        school
    )(createSchool(look, seed)),
    now: () => now,
    isCalm: false,
    onHit: (fish, shot) => hits.push({ fish, shot }),
  })
beforeEach(() => {
  now = 1_795_000_080_000
  hits = []
})
const shot = { level: 200, weapon: 'harpoon', price: 400 } as const
const pass = (sea: ReturnType<typeof seaAt>, steps: number): void => {
  for (let step = 0; step < steps; step++) {
    now += 1_000 / 60
    sea.step()
  }
}
const inSight = ({ x }: Swimmer): boolean => x > 20 && x < size.width - 20

test('two pages of one table place every fish alike, however late one of them came', () => {
  const [one, other] = [seaAt(3), seaAt(3)]
  pass(one, 900)
  other.step()
  one.step()
  const places = (sea: typeof one) => sea.swimmers.map(({ id, x, y }) => [id, Math.round(x), Math.round(y)])
  expect(places(other)).toEqual(places(one))
  expect(one.swimmers.length).toBeGreaterThan(8)
})

test('a shot follows the locked fish and hits no other', () => {
  const sea = seaAt(3)
  sea.step()
  const target = sea.swimmers.filter(inSight).toSorted((a, b) => a.y - b.y)[0]
  if (target === undefined) throw new Error('no fish')
  sea.fire(1.2, { ...shot, target: target.id })
  expect(sea.inWater()).toBe(400)
  pass(sea, 120)
  expect(hits.map(({ fish }) => fish.id)).toEqual([target.id])
  expect(hits[0]?.shot).toMatchObject({ level: 200, weapon: 'harpoon' })
  expect(sea.inWater()).toBe(0)
})

test('a locked fish that is caught meanwhile is followed no more, and is not born again', () => {
  const sea = seaAt(3)
  sea.step()
  const target = sea.swimmers.find(inSight)
  if (target === undefined) throw new Error('no fish')
  sea.fire(0, { ...shot, target: target.id })
  sea.take(target.id, { x: 0, y: 0 })
  pass(sea, 120)
  expect(hits.map(({ fish }) => fish.id)).not.toContain(target.id)
  expect(sea.find(target.id)).toBeUndefined()
})

test('what is cleared from the water costs nothing', () => {
  const sea = seaAt(3)
  sea.step()
  sea.fire(0, { ...shot, target: undefined })
  sea.clearWater()
  expect(sea.inWater()).toBe(0)
  pass(sea, 60)
  expect(hits).toEqual([])
})
