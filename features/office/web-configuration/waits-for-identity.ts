import type { Settings } from './settings.ts'

/** Whether the first deposit waits until the player has proven who they are: where the operator asks for that, and in green mode. */
export const waitsForIdentity = ({ kycGate, mode }: Pick<Settings, 'kycGate' | 'mode'>): boolean =>
  kycGate === 'deposit' || mode === 'green'
