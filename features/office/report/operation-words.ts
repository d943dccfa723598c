const reasons: Readonly<Record<string, string>> = {
  failed: 'Declined by the provider',
  expired: 'Not paid in time',
  cancelledByPlayer: 'Cancelled by the player',
  identityDiffers: 'Identity doesn’t match',
  accountDiffers: 'Account in another name',
  documentsNeeded: 'Documents needed',
  termsNotMet: 'Terms not met',
  refusedByProvider: 'Declined by the provider',
  failedAtBank: 'Failed at the bank',
  reversedByBank: 'Returned by the bank',
}
const reasonTitle = (reason: string): string => reasons[reason] ?? reason

/** Why tries did not succeed, most frequent first. */
export const reasonsText = (found: readonly { readonly reason: string; readonly count: number }[]): string =>
  found
    .filter(({ count }) => count > 0)
    .map(({ reason, count }) => `${reasonTitle(reason)} ${count.toLocaleString('en-PH')}`)
    .join(', ')

const careTitles: Readonly<Record<string, string>> = {
  'limit set': 'Limits set',
  'limit tightened': 'Limits tightened',
  'limit loosenAsked': 'Looser limits requested',
  'limit loosened': 'Limits loosened after the wait',
  'limit removed': 'Limits removed',
  'limit kept': 'Limits saved without a change',
  'break timeOut': 'Breaks',
  'break selfExclusion': 'Self-exclusions',
  'break operatorExclusion': 'Exclusions by the operator',
  'break familyExclusion': 'Exclusions at the family’s request',
  'sign manyDeposits': 'Sign: many deposits',
  'sign depositsAfterLoss': 'Sign: deposits after losses (chasing)',
  'sign risingDeposits': 'Sign: rising deposits',
  'sign nightPlay': 'Sign: night play',
  'sign longPlay': 'Sign: long play',
  'sign looserLimits': 'Sign: looser limits',
  'contact contact': 'Contacts by staff',
}
export const careTitle = ({ group, name }: { readonly group: string; readonly name: string }): string =>
  careTitles[`${group} ${name}`] ?? name

export const otherAgents = 'other'
export const agentTitle = (agent: string): string => (agent === otherAgents ? 'Other agents' : agent)
