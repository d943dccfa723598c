import type { OperatorDetails } from './operator-details.ts'

export const licensedOperator: OperatorDetails = {
  operator: 'Bituin',
  company: 'Bituin Gaming Corporation',
  companyAddress: '1 Example Street, Pasay City',
  supportEmail: 'help@bituin.example',
  licenceNumber: 'GL-0001',
  regulator: 'the Philippine Amusement and Gaming Corporation (PAGCOR)',
  helpline: 'Play for fun. Talk to us any time.',
  helplinePhone: '02-0000-0000',
}

/** Nobody has entered the contacts yet. */
export const unreachableOperator: OperatorDetails = { ...licensedOperator, supportEmail: '', helplinePhone: '' }

export const demonstrationOperator: OperatorDetails = { ...licensedOperator, licenceNumber: '' }
