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
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

type Session = ResponseOf<typeof listStaffSessions>['sessions'][number]

/** One staff member: roles and sessions. */
export function StaffMemberPage() {
  const staffId = Number(useRouteParameter('id'))
  const { answer, failure } = useStaffQuery(listStaff, { staffId })
  const member = answer?.rows[0]
  return (
    <>
      <p className={styles.back}>
        <a href="/staff">{messages.allMembers}</a>
      </p>
      {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
      {answer && !member && <Notice tone="warning">{messages.memberNotFound}</Notice>}
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
          {member.isDemo && <Badge>{messages.demo}</Badge>}
          <span>{member.email}</span>
        </span>
      </PageHead>
      <div className={styles.cards}>
        <Card title={messages.account}>
          <FactList
            facts={[
              { name: messages.roles, value: member.roles.map((role) => staffRoles[role]).join(', ') },
              { name: messages.authenticatorApp, value: member.hasPhone ? messages.enrolled : messages.notEnrolled },
              ...(member.linkAskedBy === null
                ? []
                : [
                    {
                      name: messages.pendingLink,
                      value: formatMessage(messages.linkRequestedBy, { member: member.linkAskedBy }),
                    },
                  ]),
              { name: messages.memberSince, value: formatInstant(member.createdAt) },
              {
                name: messages.lastActive,
                value: member.lastActionAt === null ? messages.never : formatInstant(member.lastActionAt),
              },
            ]}
          />
        </Card>
        <section>
          <h2 className={styles.title}>{messages.recentSessions}</h2>
          {failure && <Notice tone="danger">{failureText(failure)}</Notice>}
          <DataTable
            label={messages.sessions}
            columns={columns}
            rows={answer?.sessions ?? []}
            rowKey={({ id }) => id}
            empty={answer ? messages.noSessions : messages.loading}
          />
        </section>
      </div>
    </>
  )
}

const columns: readonly Column<Session>[] = [
  {
    name: messages.status,
    cell: ({ isLive }) => (
      <Badge tone={isLive ? 'success' : 'neutral'}>
        {isLive ? messages.sessionActive : messages.sessionEndedBadge}
      </Badge>
    ),
    tight: true,
  },
  { name: messages.startedAt, cell: ({ startedAt }) => formatInstant(startedAt), tight: true },
  { name: messages.lastActiveShort, cell: ({ lastActionAt }) => formatInstant(lastActionAt), tight: true },
  { name: messages.ipAddress, cell: ({ ip }) => ip, tight: true },
  { name: messages.browser, cell: ({ userAgent }) => userAgent || '–' },
]
