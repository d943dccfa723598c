import { allStaffRoles, type StaffRole } from './roles.ts'

/** Which roles may do what. The name of a change is also its action in the audit log. */
export const permissions = {
  /** What everybody may do with their own session. */
  'session.own': allStaffRoles,
  'webConfiguration.view': ['admin', 'opsManager', 'content', 'auditor'],
  'webConfiguration.save': ['admin'],
  'catalogue.view': ['admin', 'opsManager', 'content', 'csLevel1', 'csLevel2', 'auditor'],
  'catalogue.maintain': ['admin', 'opsManager'],
  'catalogue.arrange': ['admin', 'opsManager', 'content'],
  'lobbyContent.view': ['admin', 'opsManager', 'content', 'auditor'],
  'lobbyContent.save': ['admin', 'content'],
  'gameProvider.view': ['admin', 'opsManager', 'riskAnalyst', 'financeChecker', 'auditor'],
  'gameProvider.save': ['admin'],
  'gameProvider.addKey': ['admin'],
  'gameProvider.endKey': ['admin', 'opsManager'],
  'gameDifference.resolve': ['admin', 'opsManager', 'financeChecker'],
  'gameFreeRound.give': ['admin', 'crm'],
  'deposit.view': [
    'admin',
    'opsManager',
    'financeMaker',
    'financeChecker',
    'riskAnalyst',
    'mlro',
    'csLevel2',
    'auditor',
  ],
  'deposit.match': ['admin', 'financeMaker'],
  'deposit.confirm': ['admin', 'financeChecker'],
  'deposit.refuse': ['admin', 'financeMaker', 'financeChecker'],
  'deposit.refund': ['admin', 'financeChecker'],
  'deposit.replay': ['admin', 'opsManager', 'financeChecker'],
  'reconciliation.view': ['admin', 'opsManager', 'financeMaker', 'financeChecker', 'auditor'],
  'reconciliation.resolve': ['admin', 'financeChecker'],
  'reconciliation.compare': ['admin', 'financeMaker', 'financeChecker'],
  'aml.view': ['mlro'],
  'aml.close': ['mlro'],
  'player.view': [
    'admin',
    'opsManager',
    'financeMaker',
    'financeChecker',
    'kycOfficer',
    'riskAnalyst',
    'mlro',
    'rgOfficer',
    'csLevel1',
    'csLevel2',
    'auditor',
  ],
  'player.viewMoney': [
    'admin',
    'opsManager',
    'financeMaker',
    'financeChecker',
    'riskAnalyst',
    'mlro',
    'rgOfficer',
    'csLevel1',
    'csLevel2',
    'auditor',
  ],
  'playerNote.view': [
    'admin',
    'opsManager',
    'kycOfficer',
    'riskAnalyst',
    'mlro',
    'rgOfficer',
    'csLevel1',
    'csLevel2',
    'auditor',
  ],
  'playerNote.add': ['admin', 'opsManager', 'kycOfficer', 'riskAnalyst', 'mlro', 'rgOfficer', 'csLevel1', 'csLevel2'],
  /** Without it a mobile number is shown with its middle hidden. */
  'player.viewMobile': ['admin', 'kycOfficer', 'riskAnalyst', 'mlro', 'rgOfficer', 'csLevel2'],
  'player.suspend': ['admin', 'riskAnalyst', 'csLevel2'],
  'player.lift': ['admin', 'riskAnalyst', 'csLevel2'],
  'player.endSessions': ['admin', 'opsManager', 'riskAnalyst', 'csLevel2'],
  'identity.view': ['admin', 'kycOfficer', 'mlro', 'riskAnalyst', 'auditor'],
  /** Whole cases and pictures, each with a purpose. */
  'identity.open': ['admin', 'kycOfficer', 'mlro'],
  'identity.viewPicture': ['admin', 'kycOfficer', 'mlro'],
  'identity.decide': ['admin', 'kycOfficer'],
  'identity.decideHit': ['admin', 'mlro'],
  'identity.loadList': ['admin', 'mlro'],
  'responsiblePlay.view': ['admin', 'rgOfficer', 'mlro', 'csLevel2', 'auditor'],
  'responsiblePlay.exclude': ['admin', 'rgOfficer'],
  'responsiblePlay.setLimit': ['admin', 'rgOfficer'],
  'responsiblePlay.contact': ['admin', 'rgOfficer', 'csLevel2'],
  'withdrawal.view': [
    'admin',
    'opsManager',
    'financeMaker',
    'financeChecker',
    'riskAnalyst',
    'mlro',
    'csLevel2',
    'auditor',
  ],
  'withdrawal.approve': ['admin', 'financeMaker', 'financeChecker', 'mlro'],
  'withdrawal.reject': ['admin', 'financeMaker', 'financeChecker', 'riskAnalyst', 'mlro'],
  'withdrawal.hold': ['admin', 'financeMaker', 'financeChecker', 'riskAnalyst', 'mlro'],
  'withdrawal.stopPlayer': ['admin', 'riskAnalyst', 'mlro'],
  'audit.view': ['admin', 'auditor'],
  'staff.view': ['admin', 'auditor'],
  'staff.add': ['admin'],
  'staff.newLink': ['admin'],
  'staff.setRoles': ['admin'],
  'staff.suspend': ['admin'],
  'staff.lift': ['admin'],
  'staff.endSessions': ['admin'],
  'approval.view': ['admin', 'opsManager', 'financeMaker', 'financeChecker', 'riskAnalyst', 'mlro', 'auditor'],
  /** Which kinds of request each may decide is said by the permission of the kind. */
  'approval.approve': ['financeChecker'],
  'approval.refuse': ['financeChecker'],
  'approval.withdraw': ['financeMaker'],
  'adjustment.view': ['admin', 'opsManager', 'financeMaker', 'financeChecker', 'riskAnalyst', 'auditor'],
  'adjustment.request': ['financeMaker'],
  'adjustment.approve': ['financeChecker'],
  'mail.view': ['admin', 'crm', 'csLevel1', 'csLevel2', 'auditor'],
  'mail.write': ['admin', 'crm', 'csLevel2'],
  'dashboard.view': ['admin', 'opsManager', 'financeMaker', 'financeChecker', 'riskAnalyst', 'mlro', 'auditor'],
} as const satisfies Record<string, readonly StaffRole[]>

export type Permission = keyof typeof permissions

export const isPermission = (text: string): text is Permission => Object.hasOwn(permissions, text)

/** Whether one of the roles holds the permission. */
export function permits(roles: readonly StaffRole[], permission: Permission): boolean {
  const holders: readonly StaffRole[] = permissions[permission]
  return roles.some((role) => holders.includes(role))
}

export const permissionsOf = (roles: readonly StaffRole[]): Permission[] =>
  Object.keys(permissions).filter((name): name is Permission => isPermission(name) && permits(roles, name))
