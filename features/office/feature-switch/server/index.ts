import { answer, refuse } from '#core/contract/outcome.ts'
import {
  changed,
  handleStaff,
  handleStaffChange,
  type StaffDependencies,
  staffMessages,
} from '#features/office/staff/server/index.ts'
import type { Switch, Switches } from '#features/office/web-configuration/server/index.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { setSwitch, type SwitchName, switchNames, viewSwitches } from '../contract.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'

type Dependencies = Pick<StaffDependencies, 'audit'> & Switches

/** Switches that stop something for everybody with one act. */
export function featureSwitch({ audit, switches }: Dependencies): FeatureModule {
  const switchOf = (name: SwitchName): Switch => {
    const found = switches[name]
    if (found === undefined) throw new Error(`no feature brings the switch ${name}`)
    return found
  }
  return {
    name: 'feature-switch',
    desk: {
      fieldMeanings: staffFieldMeanings,
      handlers: [
        handleStaff(viewSwitches, async ({ db }) => {
          const standing = switchNames.map(async (name) => ({ name, isOpen: await switchOf(name).isOpen(db) }))
          return answer({ switches: await Promise.all(standing) })
        }),
        handleStaffChange(audit, setSwitch, async ({ input: { name, isOpen, reason }, staff, tx, now }) =>
          (await switchOf(name).set(tx, { isOpen, reason, changedBy: staff.email, now }))
            ? changed({}, { subject: `switch:${name}`, before: { isOpen: !isOpen }, after: { isOpen } })
            : refuse('nothingToChange'),
        ),
      ],
      refusalTexts: {
        notPermitted: staffMessages.notPermitted,
        nothingToChange: 'This switch is already in that position. Nothing changed.',
      },
    },
  }
}
