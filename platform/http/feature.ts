import type { Handler } from './handle.ts'

/** What a feature's door offers to the process that serves it. */
export type Feature = {
  readonly name: string
  readonly handlers: readonly Handler[]
  /** The words of each refusal that the feature's calls name. */
  readonly refusalTexts: Readonly<Record<string, string>>
}
