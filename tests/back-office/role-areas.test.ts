import { expect, test } from 'vitest'
import { permissionsOf } from '#features/office/staff/permissions.ts'
import { allStaffRoles, type StaffRole } from '#features/office/staff/roles.ts'
import { areas } from '#apps/back-office/areas.ts'

const opened = (role: StaffRole) => {
  const held: readonly string[] = permissionsOf([role])
  return areas.filter(({ permission }) => held.includes(permission)).map(({ to }) => to)
}

/** Open to every member but the regulator, who has no queue. */
const everybodys = ['/work', '/account']

test.each(allStaffRoles)('the role %s opens an area besides its own account', (role) => {
  expect(opened(role).filter((to) => !everybodys.includes(to))).not.toEqual([])
})

test('the regulator opens its report and the vault, and begins with the report', () => {
  expect(opened('regulator')).toEqual(['/regulator-report', '/vault', '/account'])
})

test('an agent manager opens the agents and the promotions that hold their rates, and nothing else', () => {
  expect(opened('agentManager').toSorted()).toEqual(
    [...everybodys, '/agents', '/promotions', '/tournaments'].toSorted(),
  )
})

test('CRM opens promotions, tournaments, the points shop, agents, messages and their templates, segments, campaigns and its own approvals', () => {
  expect(opened('crm').toSorted()).toEqual(
    [
      ...everybodys,
      '/promotions',
      '/tournaments',
      '/points-shop',
      '/agents',
      '/mail',
      '/message-templates',
      '/segments',
      '/campaigns',
      '/approvals',
    ].toSorted(),
  )
})

test.each(['agentManager', 'crm'] as const)('the role %s approves nothing that moves money', (role) => {
  const approving = permissionsOf([role]).filter((name) =>
    /approve|withdrawal\.|deposit\.|adjustment\.|debt\.|requestPayout|refusePayout/i.test(name),
  )
  expect(approving).toEqual([])
})
