import type { CodePurpose } from '../store/one-time-code.store.ts'

type CodeText = {
  readonly purpose: CodePurpose
  readonly real: boolean
  readonly code: string
  readonly operatorName: string
}

/** The message names the code's purpose, so that a recipient who did not request it notices. */
const actOf = {
  register: 'open an account',
  forget: 'reset your password or unlock your account',
  bind: 'add this number to your account',
  stepUp: 'confirm a withdrawal or a change in your account',
} as const satisfies Record<CodePurpose, string>

/** The owner of the number learns what happened even if there is no code to give. Everybody else learns nothing. */
export function codeText({ purpose, real, code, operatorName }: CodeText): string {
  if (real)
    return `${code} is your ${operatorName} code to ${actOf[purpose]}. Valid for 5 minutes. Never share it: we don't ask for it.`
  if (purpose === 'register')
    return `${operatorName}: this number already has an account. Sign in, or reset your password there.`
  return `${operatorName}: someone asked for a code for this number, but no account uses it. You don't need to do anything.`
}
