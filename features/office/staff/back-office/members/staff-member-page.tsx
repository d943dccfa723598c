import { formatInstant } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { useRouteParameter } from '#platform/browser/router/use-route-parameter.ts'
import { Badge } from '#platform/ui/badge/badge.tsx'
import { Card } from '#platform/ui/card/card.tsx'
import { listStaff, listStaffSessions } from '../../member-contract.ts'
import { staffRoles } from '../../roles.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { FactList } from '#platform/office-ui/fact-list.tsx'
import { failureText } from '#platform/office-ui/failure-text.ts'
import { MemberActions } from './member-actions.tsx'
import { MemberStateBadge } from './member-state-badge.tsx'
import { Notice } from '#platform/office-ui/notice.tsx'
import { PageHead } from '#platform/office-ui/page-head.tsx'
import type { RosterMember } from './roster-member.ts'
import styles from './staff-member-page.module.css'
import { useStaffQuery } from '#platform/office-ui/use-staff-query.ts'

type Session = ResponseOf<typeof listStaffSessions>['sessions'][number]

/** One staff member: roles and sessions. */
export function StaffMemberPage() {
  const staffId = Number(useRouteParameter('id'))
  const { answer, failure } = useStaffQuery(listStaff, { staffId })
  const member = answer?.rows[0]
  return (
    <>
      <p className={styles.back}>
        <a href="/staff">All members</a>
      </p>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {answer && !member && <Notice tone="warning">There is no such member.</Notice>}
      {member && <MemberCards member={member} />}
    </>
  )
}

function MemberCards({ member }: { readonly member: RosterMember }) {
  const { answer, failure } = useStaffQuery(listStaffSessions, { staffId: member.id })
  return (
    <>
      <PageHead title={member.name} actions={<MemberActions member={member} />}>
        <span className={styles.about}>
          <MemberStateBadge state={member.state} />
          {member.isDemo && <Badge>Demo</Badge>}
          <span>{member.email}</span>
        </span>
      </PageHead>
      <div className={styles.cards}>
        <Card title="Account">
          <FactList
            facts={[
              { name: 'Roles', value: member.roles.map((role) => staffRoles[role]).join(', ') },
              { name: 'Authenticator app', value: member.hasPhone ? 'Enrolled' : 'Not yet' },
              ...(member.linkAskedBy === null
                ? []
                : [
                    {
                      name: 'Link waiting',
                      value: `Asked for by ${member.linkAskedBy}; another administrator hands it over`,
                    },
                  ]),
              { name: 'Member since (Manila)', value: formatInstant(member.createdAt) },
              {
                name: 'Last action (Manila)',
                value: member.lastActionAt === null ? 'Never' : formatInstant(member.lastActionAt),
              },
            ]}
          />
        </Card>
        <section>
          <h2 className={styles.title}>Last sessions</h2>
          {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
          <DataTable
            label="Sessions"
            columns={columns}
            rows={answer?.sessions ?? []}
            rowKey={({ id }) => id}
            empty={answer ? 'Never signed in.' : 'Loading …'}
          />
        </section>
      </div>
    </>
  )
}

const columns: readonly Column<Session>[] = [
  {
    name: 'State',
    cell: ({ isLive }) => <Badge tone={isLive ? 'success' : 'neutral'}>{isLive ? 'Live' : 'Over'}</Badge>,
    tight: true,
  },
  { name: 'Since (Manila)', cell: ({ startedAt }) => formatInstant(startedAt), tight: true },
  { name: 'Last action', cell: ({ lastActionAt }) => formatInstant(lastActionAt), tight: true },
  { name: 'From', cell: ({ ip }) => ip, tight: true },
  { name: 'Browser', cell: ({ userAgent }) => userAgent || '–' },
]
