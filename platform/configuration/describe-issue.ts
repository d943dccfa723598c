import type * as v from 'valibot'

/** A fault with the name of its setting; one of several together names them in its message. */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
  const name = issue.path?.[0]?.key
  return typeof name === 'string' ? `${name}: ${issue.message}` : issue.message
}

/** `whose` begins the sentence: "The studio's". */
export const unusableSettings = (whose: string, faults: readonly string[]): string =>
  `${whose} settings cannot be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`
