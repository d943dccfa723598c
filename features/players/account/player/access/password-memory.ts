import * as v from 'valibot'
import { localStore } from '#platform/browser/storage/safe-storage.ts'
import type { RememberedAccount } from './remembered-password.ts'

const flagKey = 'passwordRemembered'

const isRemembered = (): boolean => localStore.read(flagKey, v.literal(true)) === true

/**
 * "Remember password", off by default. Its code loads only when used, and any failure there merely means typing the
 * password.
 */
export const passwordMemory = {
  isRemembered,
  recall: async (account: string): Promise<string | undefined> => {
    if (!isRemembered()) return undefined
    return quietly(async () => (await load()).recallPassword(account))
  },
  remember: async (account: RememberedAccount): Promise<void> => {
    await quietly(async () => {
      await (await load()).rememberPassword(account)
      localStore.write(flagKey, true)
    })
  },
  forget: async (): Promise<void> => {
    if (!isRemembered()) return
    localStore.remove(flagKey)
    await quietly(async () => (await load()).forgetPassword())
  },
}

const load = async () => import('./remembered-password.ts')

async function quietly<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act()
  } catch {
    return undefined
  }
}
