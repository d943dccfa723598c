/**
 * How Node is started for the server. What bets leave behind dies young: with more room for it, it is collected a quarter
 * as often, and less of it is taken for something that stays.
 */
export const serverNodeFlags: readonly string[] = ['--max-semi-space-size=64']
