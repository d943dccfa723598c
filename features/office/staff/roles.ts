/** Staff roles with their labels. */
export const staffRoles = {
  admin: 'Administrator',
  opsManager: 'Operations manager',
  financeMaker: 'Finance maker',
  financeChecker: 'Finance checker',
  kycOfficer: 'KYC officer',
  riskAnalyst: 'Risk analyst',
  mlro: 'AML reporting officer',
  rgOfficer: 'Responsible gaming officer',
  csLevel1: 'Customer service, level 1',
  csLevel2: 'Customer service, level 2',
  crm: 'CRM',
  content: 'Content',
  agentManager: 'Agent manager',
  auditor: 'Auditor',
  regulator: 'Regulator',
} as const
export type StaffRole = keyof typeof staffRoles

export const isStaffRole = (text: string): text is StaffRole => Object.hasOwn(staffRoles, text)
export const allStaffRoles: readonly StaffRole[] = Object.keys(staffRoles).filter(isStaffRole)
