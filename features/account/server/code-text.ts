import type { CodePurpose } from './one-time-code.store.ts'

type CodeText = {
  readonly purpose: CodePurpose
  readonly real: boolean
  readonly code: string
  readonly operatorName: string
}

/** Who owns the number learns what happened, also when there is no code to give. Who merely knows it learns nothing. */
export function codeText({ purpose, real, code, operatorName }: CodeText): string {
  if (real)
    return `${operatorName}: your code is ${code}. It is valid for 5 minutes. We never ask for it by phone or chat.`
  if (purpose === 'register')
    return `${operatorName}: this number already has an account. Sign in, or reset your password there.`
  return `${operatorName}: somebody asked for a code for this number, but no account uses it. You need not do anything.`
}
