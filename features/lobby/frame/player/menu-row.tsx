import { useRedDots } from '#features/lobby/after-sign-in/player/index.ts'
import { CountBadge } from '#platform/ui/badge/count-badge.tsx'
import { ListRow } from '#platform/ui/list-row/list-row.tsx'
import type { MenuEntry } from './menu-entries.ts'

export type MenuRowProps = { readonly entry: MenuEntry; readonly onClick?: (() => void) | undefined }

/** A line of the player's menu, with a red dot where something waits behind it. */
export function MenuRow({ entry: { to, title, icon, dot }, onClick }: MenuRowProps) {
  const lit = useRedDots()
  const isLit = dot !== undefined && lit?.[dot.by] === true
  return (
    <ListRow
      href={to}
      title={title}
      icon={icon}
      onClick={onClick}
      trailing={isLit ? <CountBadge count={1} label={dot.label} dot /> : undefined}
    />
  )
}
