import { createContext, useContext } from 'react'
import type { Staff } from '../contract.ts'
import type { Permission } from '../permissions.ts'

export const StaffContext = createContext<Staff | undefined>(undefined)

/** Who is signed in, also while their session has to be renewed. */
export function useStaff(): Staff {
  const staff = useContext(StaffContext)
  if (!staff) throw new Error('Nobody is signed in above this component')
  return staff
}

/** Whether to offer something. The server decides anew when it is done. */
export function useMay(): (permission: Permission) => boolean {
  const { permissions } = useStaff()
  return (permission) => permissions.includes(permission)
}
