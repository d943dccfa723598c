import type { Instant } from '#core/clock/instant.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import {
  changed,
  handleStaff,
  handleStaffChange,
  type StaffDependencies,
  staffMessages,
} from '#features/office/staff/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Feature } from '#platform/http/feature.ts'
import { setSwitch, type SwitchName, switchNames, viewSwitches } from '../contract.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'

export type SwitchChange = {
  readonly isOpen: boolean
  readonly changedBy: string
  readonly reason: string
  readonly now: Instant
}

/** One switch, as its owner describes it. */
export type Switch = {
  readonly isOpen: (db: Queryable) => Promise<boolean>
  /** False: it already has that state. */
  readonly set: (tx: Transaction, wish: SwitchChange) => Promise<boolean>
}

export type FeatureSwitchDependencies = Pick<StaffDependencies, 'audit'> & {
  readonly switches: Readonly<Record<SwitchName, Switch>>
}

/** Switches that stop something for everybody with one act. */
export const featureSwitch = ({ audit, switches }: FeatureSwitchDependencies): Feature => ({
  name: 'feature-switch',
  fieldMeanings: staffFieldMeanings,
  handlers: [
    handleStaff(viewSwitches, async ({ db }) => {
      const standing = switchNames.map(async (name) => ({ name, isOpen: await switches[name].isOpen(db) }))
      return answer({ switches: await Promise.all(standing) })
    }),
    handleStaffChange(audit, setSwitch, async ({ input: { name, isOpen, reason }, staff, tx, now }) =>
      (await switches[name].set(tx, { isOpen, reason, changedBy: staff.email, now }))
        ? changed({}, { subject: `switch:${name}`, before: { isOpen: !isOpen }, after: { isOpen } })
        : refuse('nothingToChange'),
    ),
  ],
  refusalTexts: { notPermitted: staffMessages.notPermitted, nothingToChange: 'That is how it stands already.' },
})
