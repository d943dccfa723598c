import { useTab } from '#platform/office-ui/use-tab.ts'
import { useState } from 'react'
import { formatInstant } from '#core/clock/manila-format.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Button } from '#platform/ui/button/button.tsx'
import { TabPanel } from '#platform/ui/tabs/tab-panel.tsx'
import { Tabs } from '#platform/ui/tabs/tabs.tsx'
import { listStaff } from '../../member-contract.ts'
import { staffRoles } from '../../roles.ts'
import { AddMemberDialog } from './add-member-dialog.tsx'
import type { Column } from '#platform/office-ui/data-table.tsx'
import type { ListFilter } from '#platform/office-ui/list/list-filter.ts'
import { newestOrOldest } from '#platform/office-ui/list/newest-or-oldest.ts'
import { StaffList } from '../list/staff-list.tsx'
import { MemberStateBadge } from './member-state-badge.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import { RoleTable } from './role-table.tsx'
import type { RosterMember } from './roster-member.ts'
import { useMay } from '../staff-context.tsx'
import styles from './staff-members-page.module.css'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'

const tabs = [
  { id: 'members', label: 'Members' },
  { id: 'roles', label: 'What each role may do' },
] as const
type TabId = (typeof tabs)[number]['id']

/** Staff members and the permissions of roles. */
export function StaffMembersPage() {
  const may = useMay()
  const [selected, setSelected] = useTab<TabId>(tabs, 'members')
  const [adding, setAdding] = useState(false)
  const add = selected === 'members' && may('staff.add') && (
    <Button size="small" icon="plus" onClick={() => setAdding(true)}>
      Add member
    </Button>
  )
  return (
    <>
      <PageHead title="Staff" actions={add}>
        Who comes in, with which roles, and from where.
      </PageHead>
      <Tabs id="staff" label="Staff" tabs={tabs} selected={selected} onSelect={setSelected} />
      <TabPanel tabs="staff" tab={selected} className={styles.panel}>
        {selected === 'members' ? <MembersTable /> : <RoleTable />}
      </TabPanel>
      {adding && <AddMemberDialog onClose={() => setAdding(false)} />}
    </>
  )
}

const filters: readonly ListFilter[] = [
  { kind: 'text', name: 'email', label: 'E-mail begins with' },
  {
    kind: 'choice',
    name: 'role',
    label: 'Role',
    options: [
      { value: 'all', label: 'Every role' },
      ...Object.entries(staffRoles).map(([value, label]) => ({ value, label })),
    ],
  },
  {
    kind: 'choice',
    name: 'state',
    label: 'State',
    options: [
      { value: 'all', label: 'Any state' },
      { value: 'active', label: 'Active' },
      { value: 'invited', label: 'Invited' },
      { value: 'suspended', label: 'Suspended' },
    ],
  },
]

const MembersTable = () => (
  <StaffList
    call={listStaff}
    label="Members"
    filters={filters}
    columns={columns}
    rowKey={({ id }) => id}
    empty="Nobody fits."
    sort="oldest"
  />
)

const columns: readonly Column<RosterMember>[] = [
  {
    name: 'Member',
    cell: ({ id, name, email }) => (
      <>
        <a href={`/staff/${id}`}>{name}</a>
        <br />
        <span className={styles.email}>{email}</span>
      </>
    ),
    sorts: newestOrOldest,
  },
  { name: 'Roles', cell: ({ roles }) => roles.map((role) => staffRoles[role]).join(', ') },
  {
    name: 'State',
    cell: ({ state, isDemo }) => (
      <>
        <MemberStateBadge state={state} /> {isDemo && <Badge>Demo</Badge>}
      </>
    ),
    tight: true,
  },
  { name: 'Authenticator', cell: ({ hasPhone }) => (hasPhone ? 'Enrolled' : 'Not yet'), tight: true },
  {
    name: 'Last action (Manila)',
    cell: ({ lastActionAt, liveSessions }) => (
      <TwoLines
        first={lastActionAt === null ? 'Never' : formatInstant(lastActionAt)}
        second={liveSessions === 0 ? 'Not signed in' : `Signed in on ${liveSessions}`}
      />
    ),
    tight: true,
  },
]
