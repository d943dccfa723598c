import { formatInstant } from '#core/clock/manila-format.ts'
import { type Column, DataTable } from '#platform/office-ui/data-table.tsx'
import { inWords } from '#platform/office-ui/in-words.ts'
import { TwoLines } from '#platform/office-ui/two-lines.tsx'
import { Badge } from '#platform/ui/badge/badge.tsx'
import type { Player } from './player.ts'
import styles from './player-tables.module.css'

type Session = Player['sessions'][number]
type SignIn = Player['signIns'][number]
type Agreement = Player['agreements'][number]

const deviceKinds = { phone: 'Phone', desktop: 'Desktop', app: 'App' } as const

/** Sessions, recent sign-ins, declarations and agreements of the player. */
export function PlayerTables({ player }: { readonly player: Player }) {
  return (
    <div className={styles.tables}>
      <section>
        <h2 className={styles.title}>Signed in now</h2>
        <DataTable
          label="Sessions"
          columns={sessionColumns}
          rows={player.sessions}
          rowKey={({ id }) => id}
          empty="Nowhere."
        />
      </section>
      <section>
        <h2 className={styles.title}>Last sign-ins</h2>
        <DataTable
          label="Sign-ins"
          columns={signInColumns}
          rows={player.signIns}
          rowKey={({ at, device }) => `${at} ${device}`}
          empty="None yet."
        />
      </section>
      <section>
        <h2 className={styles.title}>Agreements</h2>
        <DataTable label="Agreements" columns={givenColumns} rows={player.agreements} rowKey={givenKey} empty="None." />
      </section>
      <section>
        <h2 className={styles.title}>Declarations</h2>
        <DataTable
          label="Declarations"
          columns={givenColumns}
          rows={player.declarations}
          rowKey={givenKey}
          empty="None."
        />
      </section>
    </div>
  )
}

const sessionColumns: readonly Column<Session>[] = [
  {
    name: 'Device',
    cell: ({ device, deviceKind }) => <TwoLines first={device} second={deviceKinds[deviceKind]} />,
  },
  { name: 'Place', cell: ({ place }) => place },
  {
    name: 'Last action, since',
    cell: ({ lastActionAt, signedInAt }) => (
      <TwoLines first={formatInstant(lastActionAt)} second={formatInstant(signedInAt)} />
    ),
    tight: true,
  },
]

const signInColumns: readonly Column<SignIn>[] = [
  { name: 'When', cell: ({ at }) => formatInstant(at), tight: true },
  { name: 'Device, place', cell: ({ device, place }) => <TwoLines first={device} second={place} /> },
  {
    name: 'Came in',
    cell: ({ succeeded }) => <Badge tone={succeeded ? 'success' : 'danger'}>{succeeded ? 'Yes' : 'No'}</Badge>,
    tight: true,
  },
]

const givenColumns: readonly Column<Agreement>[] = [
  { name: 'What', cell: ({ name }) => inWords(name) },
  { name: 'Version', cell: ({ version }) => version, tight: true },
  { name: 'When', cell: ({ at }) => formatInstant(at), tight: true },
]

const givenKey = ({ name, version }: Agreement): string => `${name} ${version}`
