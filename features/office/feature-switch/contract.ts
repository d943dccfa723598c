import * as v from 'valibot'
import { reasonIn, staffCall, staffChange } from '#core/contract/staff-call.ts'

export const switchNames = ['play', 'deposits', 'withdrawals', 'gamePause'] as const
export type SwitchName = (typeof switchNames)[number]

export const viewSwitches = staffCall({
  path: 'switches',
  summary: 'Returns the switches: what is open for all players, and what is stopped.',
  permission: 'switch.view',
  request: v.object({}),
  response: v.object({ switches: v.array(v.object({ name: v.picklist(switchNames), isOpen: v.boolean() })) }),
  refusals: {},
})

export const setSwitch = staffChange({
  path: 'switchSet',
  summary: 'Stops play, deposits, withdrawals or the automatic pause of games, or resumes them. Takes effect at once.',
  permission: 'switch.set',
  request: v.object({ name: v.picklist(switchNames), isOpen: v.boolean(), reason: reasonIn }),
  response: v.object({}),
  refusals: { nothingToChange: 1004 },
})
