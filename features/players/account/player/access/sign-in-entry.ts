/** The values of the sign-in form. */
export type SignInEntry = {
  readonly account: string
  readonly password: string
  readonly keepSignedIn: boolean
  readonly rememberPassword: boolean
}

/** Reads the form, trimmed; undefined while account or password is empty. */
export function readSignInEntry(form: HTMLFormElement | null): SignInEntry | undefined {
  const account = inputOf(form, 'account')?.value.trim()
  const password = inputOf(form, 'password')?.value.trim()
  if (!account || !password) return undefined
  return {
    account,
    password,
    keepSignedIn: inputOf(form, 'keepSignedIn')?.checked === true,
    rememberPassword: inputOf(form, 'rememberPassword')?.checked === true,
  }
}

export function inputOf(form: HTMLFormElement | null, name: string): HTMLInputElement | undefined {
  const input = form?.elements.namedItem(name)
  return input instanceof HTMLInputElement ? input : undefined
}
