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
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const tabs = [
  { id: 'members', label: messages.members },
  { id: 'roles', label: messages.permissions },
] as const
type TabId = (typeof tabs)[number]['id']

/** Staff members and the permissions of roles. */
export function StaffMembersPage() {
  const may = useMay()
  const [selected, setSelected] = useTab<TabId>(tabs, 'members')
  const [adding, setAdding] = useState(false)
  const add = selected === 'members' && may('staff.add') && (
    <Button size="small" icon="plus" onClick={() => setAdding(true)}>
      {messages.addMember}
    </Button>
  )
  return (
    <>
      <PageHead title={messages.staff} actions={add}>
        {messages.staffIntro}
      </PageHead>
      <Tabs id="staff" label={messages.staff} tabs={tabs} selected={selected} onSelect={setSelected} />
      <TabPanel tabs="staff" tab={selected} className={styles.panel}>
        {selected === 'members' ? <MembersTable /> : <RoleTable />}
      </TabPanel>
      {adding && <AddMemberDialog onClose={() => setAdding(false)} />}
    </>
  )
}

const filters: readonly ListFilter[] = [
  { kind: 'text', name: 'email', label: messages.emailStartsWith },
  {
    kind: 'choice',
    name: 'role',
    label: messages.role,
    options: [
      { value: 'all', label: messages.allRoles },
      ...Object.entries(staffRoles).map(([value, label]) => ({ value, label })),
    ],
  },
  {
    kind: 'choice',
    name: 'state',
    label: messages.status,
    options: [
      { value: 'all', label: messages.allStatuses },
      { value: 'active', label: messages.active },
      { value: 'invited', label: messages.invited },
      { value: 'suspended', label: messages.suspended },
    ],
  },
]

const MembersTable = () => (
  <StaffList
    call={listStaff}
    label={messages.members}
    filters={filters}
    columns={columns}
    rowKey={({ id }) => id}
    empty={messages.noMembers}
    sort="oldest"
  />
)

const columns: readonly Column<RosterMember>[] = [
  {
    name: messages.member,
    cell: ({ id, name, email }) => (
      <>
        <a href={`/staff/${id}`}>{name}</a>
        <br />
        <span className={styles.email}>{email}</span>
      </>
    ),
    sorts: newestOrOldest,
  },
  { name: messages.roles, cell: ({ roles }) => roles.map((role) => staffRoles[role]).join(', ') },
  {
    name: messages.status,
    cell: ({ state, isDemo }) => (
      <>
        <MemberStateBadge state={state} /> {isDemo && <Badge>{messages.demo}</Badge>}
      </>
    ),
    tight: true,
  },
  {
    name: messages.authenticator,
    cell: ({ hasPhone }) => (hasPhone ? messages.enrolled : messages.notEnrolled),
    tight: true,
  },
  {
    name: messages.lastActive,
    cell: ({ lastActionAt, liveSessions }) => (
      <TwoLines
        first={lastActionAt === null ? messages.never : formatInstant(lastActionAt)}
        second={liveSessions === 0 ? messages.notSignedIn : formatMessage(messages.signedInOn, { count: liveSessions })}
      />
    ),
    tight: true,
  },
]
