import { Checkbox } from '#platform/ui/checkbox/checkbox.tsx'
import { allStaffRoles, type StaffRole, staffRoles } from '../../roles.ts'
import { refuseTogether } from '../../separated-duties.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import { messages } from '../messages/en.ts'
import styles from './role-choice.module.css'

type RoleChoiceProps = {
  readonly roles: readonly StaffRole[]
  readonly onChange: (roles: readonly StaffRole[]) => void
}

const togetherTexts = { dutiesJoined: messages.dutiesJoined, regulatorJoined: messages.regulatorJoined } as const

/** A choice of roles. Forbidden combinations are reported before sending. */
export function RoleChoice({ roles, onChange }: RoleChoiceProps) {
  const toggle = (role: StaffRole) =>
    onChange(roles.includes(role) ? roles.filter((each) => each !== role) : [...roles, role])
  const together = refuseTogether(roles)
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{messages.roles}</legend>
      <div className={styles.roles}>
        {allStaffRoles.map((role) => (
          <Checkbox key={role} checked={roles.includes(role)} onChange={() => toggle(role)}>
            {staffRoles[role]}
          </Checkbox>
        ))}
      </div>
      {together && <Notice tone="warning">{togetherTexts[together]}</Notice>}
    </fieldset>
  )
}
