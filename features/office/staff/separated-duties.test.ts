import { expect, test } from 'vitest'
import { permissions } from './permissions.ts'
import { allStaffRoles } from './roles.ts'
import { dutyJoinedBy, separatedDuties } from './separated-duties.ts'

test.each(allStaffRoles)('%s does not both ask and allow', (role) => {
  expect(dutyJoinedBy([role])).toBeUndefined()
})

test.each(separatedDuties)('somebody may ask by $makes, and somebody else may allow it', ({ makes, approves }) => {
  expect(permissions[makes].length).toBeGreaterThan(0)
  expect(permissions[approves].length).toBeGreaterThan(0)
})

test('two roles of one person are distinguished from two people', () => {
  expect(dutyJoinedBy(['financeMaker', 'financeChecker'])).toMatchObject({ makes: 'adjustment.request' })
  expect(dutyJoinedBy(['financeMaker', 'auditor', 'csLevel1'])).toBeUndefined()
})
