import { type RefObject, useEffect, useEffectEvent } from 'react'
import * as v from 'valibot'
import { useNavigationData } from '#platform/browser/router/use-navigation-data.ts'
import { recallAccount } from './account-memory.ts'
import { passwordMemory } from './password-memory.ts'
import { inputOf } from './sign-in-entry.ts'

const handedOver = v.object({ account: v.string() })

/** Prefills remembered values unless the player or the password manager was faster. */
export function usePrefilledSignIn(form: RefObject<HTMLFormElement | null>): void {
  const known = useNavigationData(handedOver)?.account
  const fill = useEffectEvent(async () => {
    const name = known ?? recallAccount()
    const account = inputOf(form.current, 'account')
    if (name === undefined || !account || account.value !== '') return
    account.value = name
    if (passwordMemory.isRemembered()) await fillInPassword(form.current, name)
  })
  useEffect(() => void fill(), [])
}

/** The player may have changed the account while the password was being loaded. */
async function fillInPassword(form: HTMLFormElement | null, account: string): Promise<void> {
  const remember = inputOf(form, 'rememberPassword')
  if (remember) remember.checked = true
  const remembered = await passwordMemory.recall(account)
  const password = inputOf(form, 'password')
  if (remembered === undefined || password?.value !== '' || inputOf(form, 'account')?.value !== account) return
  password.value = remembered
}
