import * as v from 'valibot'
import { usernameInputLengthMax } from '#core/constants/specification.ts'
import { localStore } from '#platform/browser/storage/safe-storage.ts'

const accountKey = 'account'
const accountSchema = v.pipe(v.string(), v.maxLength(usernameInputLengthMax))

/** The account name of the last sign-in in this browser. */
export const recallAccount = (): string | undefined => localStore.read(accountKey, accountSchema)
export const rememberAccount = (account: string): void => localStore.write(accountKey, account)
