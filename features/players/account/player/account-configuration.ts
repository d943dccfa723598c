import { useConfig } from '#platform/browser/config/config-context.tsx'
import type { AccountFormRules } from '../rules.ts'

/** The part of the web configuration that account screens use. */
export type AccountConfiguration = AccountFormRules & {
  /** False: this installation can send no codes by SMS. */
  readonly codesSent: boolean
  readonly operatorName: string
  readonly siteList: readonly string[]
  readonly countryCode: string
  readonly helpline: { readonly text: string; readonly phone: string }
  readonly passwordKey: { readonly id: string; readonly spki: string }
  readonly lineLogin: LineConfiguration | null
}

export type LineConfiguration = {
  readonly clientId: string
  readonly authorizeUrl: string
  readonly redirectUri: string
}

export const useAccountConfiguration = (): AccountConfiguration => useConfig<AccountConfiguration>()
