import { calendarDay, isCalendarDay } from '#core/clock/manila.ts'
import { formatDay, formatInstant } from '#core/clock/manila-format.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { inWords } from '#platform/office-ui/in-words.ts'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { Badge } from '#platform/ui/badge/badge.tsx'
import type { Player } from './player.ts'
import { messages } from './messages/en.ts'
import styles from './player-tables.module.css'

type Session = Player['sessions'][number]
type SignIn = Player['signIns'][number]
type Agreement = Player['agreements'][number]

const deviceKinds = { phone: messages.phone, desktop: messages.desktop, app: messages.app } as const

/** Sessions, recent sign-ins, declarations and agreements of the player. */
export function PlayerTables({ player }: { readonly player: Player }) {
  return (
    <div className={styles.tables}>
      <section>
        <h2 className={styles.title}>{messages.activeSessions}</h2>
        <DataTable
          label={messages.sessions}
          columns={sessionColumns}
          rows={player.sessions}
          rowKey={({ id }) => id}
          empty={messages.sessionsEmpty}
        />
      </section>
      <section>
        <h2 className={styles.title}>{messages.lastSignIns}</h2>
        <DataTable
          label={messages.signIns}
          columns={signInColumns}
          rows={player.signIns}
          rowKey={({ at, device }) => `${at} ${device}`}
          empty={messages.signInsEmpty}
        />
      </section>
      <section>
        <h2 className={styles.title}>{messages.agreements}</h2>
        <DataTable
          label={messages.agreements}
          columns={givenColumns}
          rows={player.agreements}
          rowKey={givenKey}
          empty={messages.agreementsEmpty}
        />
      </section>
      <section>
        <h2 className={styles.title}>{messages.declarations}</h2>
        <DataTable
          label={messages.declarations}
          columns={givenColumns}
          rows={player.declarations}
          rowKey={givenKey}
          empty={messages.declarationsEmpty}
        />
      </section>
    </div>
  )
}

const sessionColumns: readonly Column<Session>[] = [
  {
    name: messages.device,
    cell: ({ device, deviceKind }) => <TwoLines first={device} second={deviceKinds[deviceKind]} />,
  },
  { name: messages.location, cell: ({ place }) => place },
  {
    name: messages.lastActive,
    cell: ({ lastActionAt, signedInAt }) => (
      <TwoLines first={formatInstant(lastActionAt)} second={formatInstant(signedInAt)} />
    ),
    tight: true,
  },
]

const signInColumns: readonly Column<SignIn>[] = [
  { name: messages.time, cell: ({ at }) => formatInstant(at), tight: true },
  { name: messages.deviceLocation, cell: ({ device, place }) => <TwoLines first={device} second={place} /> },
  {
    name: messages.result,
    cell: ({ succeeded }) => (
      <Badge tone={succeeded ? 'success' : 'danger'}>
        {succeeded ? messages.signInSucceeded : messages.signInFailed}
      </Badge>
    ),
    tight: true,
  },
]

const givenColumns: readonly Column<Agreement>[] = [
  { name: messages.document, cell: ({ name }) => declarationNames[name] ?? inWords(name) },
  { name: messages.version, cell: ({ version }) => versionText(version), tight: true },
  { name: messages.time, cell: ({ at }) => formatInstant(at), tight: true },
]

/** A legal text's version is the day from which it is in force. */
const versionText = (version: string): string => (isCalendarDay(version) ? formatDay(calendarDay(version)) : version)

const declarationNames: Readonly<Record<string, string>> = {
  twentyOneOrOlder: messages.declaredAge,
  notGovernment: messages.declaredNotGovernment,
  notArmedForcesOrPolice: messages.declaredNotArmedForces,
  notStudent: messages.declaredNotStudent,
  notRegulatorStaff: messages.declaredNotRegulator,
  notLicenceHolder: messages.declaredNotLicensee,
  notListedOrRelative: messages.declaredNotListed,
  notLoanShark: messages.declaredNotLender,
}

const givenKey = ({ name, version }: Agreement): string => `${name} ${version}`
