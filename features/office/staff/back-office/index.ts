export { StaffList } from './list/staff-list.tsx'
export { StaffContext, useMay, useStaff } from './staff-context.tsx'
export type { Permission } from '../permissions.ts'
export { staffRoles } from '../roles.ts'
