import type { ResponseOf } from '#core/contract/call.ts'
import { type KeptValues, keptValues } from '#platform/browser/storage/kept-values.ts'
import type { getNotice } from '../contract.ts'

export type Notice = ResponseOf<typeof getNotice>

/** Notices available offline: those read on this device, and the newest. */
export type KeptNotices = {
  readonly find: (id: number) => Promise<Notice | undefined>
  readonly keep: (notice: Notice) => Promise<void>
  /** It is over. */
  readonly forget: (id: number) => Promise<void>
}

const noticesMax = 30
const key = 'read'

export function keptNoticesIn(values: KeptValues): KeptNotices {
  const read = async () => {
    const kept = await values.read(key)
    return isNotices(kept) ? kept : []
  }
  const without = async (id: number) => (await read()).filter((notice) => notice.id !== id)
  // One after the other: a page that is opened while the newest is fetched would write over it.
  let lastWrite: Promise<void> = Promise.resolve()
  const change = async (changed: () => Promise<readonly Notice[]>) => {
    const before = lastWrite
    const write = async () => {
      await before
      await values.write(key, await changed())
    }
    lastWrite = write()
    await lastWrite
  }
  return {
    find: async (id) => (await read()).find((notice) => notice.id === id),
    // The last read comes first, and what was read longest ago makes room.
    keep: async (notice) => change(async () => [notice, ...(await without(notice.id))].slice(0, noticesMax)),
    forget: async (id) => change(async () => without(id)),
  }
}

// Written by ourselves from a parsed answer; only its presence is checked.
const isNotices = (value: unknown): value is readonly Notice[] => Array.isArray(value)

export const keptNotices: KeptNotices = keptNoticesIn(keptValues('notices'))
