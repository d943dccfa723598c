import { Icon } from '#platform/ui/icon/icon.tsx'
import { permissionWords } from '../../permission-words.ts'
import { isPermission, type Permission, permissions, permits } from '../../permissions.ts'
import { allStaffRoles, staffRoles } from '../../roles.ts'
import { messages } from '../messages/en.ts'
import styles from './role-table.module.css'

const rows = Object.keys(permissions).filter(isPermission)

/** The permissions of each role, from the table that the server enforces. */
export function RoleTable() {
  return (
    <>
      <p className={styles.about}>{messages.rolesIntro}</p>
      <div className={styles.frame} role="region" aria-label={messages.permissions} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{messages.permission}</th>
              {allStaffRoles.map((role) => (
                <th key={role} scope="col" className={styles.role}>
                  <span>{staffRoles[role]}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((permission) => (
              <PermissionRow key={permission} permission={permission} />
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function PermissionRow({ permission }: { readonly permission: Permission }) {
  return (
    <tr>
      <th scope="row">{permissionWords[permission]}</th>
      {allStaffRoles.map((role) => (
        <td key={role}>{permits([role], permission) && <Icon name="check" size={16} label={staffRoles[role]} />}</td>
      ))}
    </tr>
  )
}
