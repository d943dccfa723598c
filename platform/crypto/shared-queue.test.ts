import { describe, expect, test } from 'vitest'
import { Overloaded } from './overloaded.ts'
import { createSharedQueue, type Turn } from './shared-queue.ts'

const bounds = { concurrencyMax: 2, waitingMax: 100 }
const soon = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

/** The served callers, in order, and the refused ones. */
async function served(turns: readonly (Turn & { readonly name: string })[]) {
  const queued = createSharedQueue('test', bounds)
  const order: string[] = []
  const refused: string[] = []
  await Promise.all(
    turns.map(({ name, ...turn }) =>
      queued(turn, async () => {
        order.push(name)
        await soon()
      }).catch((error: unknown) => {
        if (!(error instanceof Overloaded)) throw error
        refused.push(name)
      }),
    ),
  )
  return { order, refused }
}
const of = (share: string, count: number, isKnown = false) =>
  Array.from({ length: count }, () => ({ name: share, share, isKnown }))

describe('a queue that is shared', () => {
  test('lets shares take turns, so that a newcomer waits for one item of an address with a hundred', async () => {
    const { order, refused } = await served([...of('flood', 90), ...of('Maria', 1), ...of('Jose', 1)])
    expect(refused).toEqual([])
    expect(order.slice(2, 6)).toEqual(['flood', 'Maria', 'Jose', 'flood'])
  })

  test('evicts a flood’s own items when every place is taken', async () => {
    const others = Array.from({ length: 40 }, (_, i) => of(`player ${i}`, 1)).flat()
    const { order, refused } = await served([...of('flood', 1_000), ...others])
    expect(new Set(refused)).toEqual(new Set(['flood']))
    expect(order).toHaveLength(102)
    expect(order.filter((name) => name !== 'flood')).toHaveLength(40)
  })

  test('gives one share all places while nobody else wants one', async () => {
    expect((await served(of('one address', 102))).refused).toEqual([])
  })

  test('serves known people first and strangers in between, and strangers give way where no place is left', async () => {
    const { order, refused } = await served([...of('stranger', 102), ...of('known', 20, true)])
    expect(refused).toEqual(Array.from({ length: 20 }, () => 'stranger'))
    expect(order.slice(2, 10)).toEqual(['known', 'known', 'known', 'stranger', 'known', 'known', 'known', 'stranger'])
  })

  test('refuses known people too when they alone are too many of one share', async () => {
    const { refused } = await served([...of('known', 130, true), ...of('another known', 1, true)])
    expect(refused).toEqual(Array.from({ length: 29 }, () => 'known'))
  })

  test('frees the place of a work that fails', async () => {
    const queued = createSharedQueue('test', { concurrencyMax: 1, waitingMax: 1 })
    const turn = { share: 'one', isKnown: false }
    await expect(queued(turn, () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
    expect(await queued(turn, async () => 'done')).toBe('done')
  })
})
