import { createContext, useContext } from 'react'
import type { Staff } from '../contract.ts'
import type { Permission } from '../permissions.ts'

export const StaffContext = createContext<Staff | undefined>(undefined)

/** The signed-in member, also while the session is being renewed. */
export function useStaff(): Staff {
  const staff = useContext(StaffContext)
  if (!staff) throw new Error('Nobody is signed in above this component')
  return staff
}

/** Whether to offer an action. The server checks again. */
export function useMay(): (permission: Permission) => boolean {
  const { permissions } = useStaff()
  return (permission) => permissions.includes(permission)
}
