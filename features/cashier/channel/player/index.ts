/** The door for the cashier's screens: by what a player can pay, and what a channel asks for. */
export { readChannelStates } from '../contract.ts'
export { ChannelChoice } from './channel-choice.tsx'
export { useBankRule } from './use-bank-rule.ts'
export { type DepositChannel, useChannels } from './use-channels.ts'
