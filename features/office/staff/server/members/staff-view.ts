import type { AnswerOf } from '#core/contract/call.ts'
import type { getStaff } from '../../contract.ts'
import { permissionsOf } from '../../permissions.ts'
import type { StaffRole } from '../../roles.ts'

type Member = {
  readonly id: bigint
  readonly name: string
  readonly email: string
  readonly roles: readonly StaffRole[]
}

export function staffView({ id, name, email, roles }: Member): AnswerOf<typeof getStaff> {
  return { id, name, email, roles: [...roles], permissions: permissionsOf(roles) }
}
