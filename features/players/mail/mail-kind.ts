import type { RewardItem } from '#core/reward/reward-item.ts'

/**
 * What a letter is about, as players look for it. `reward`: what was given, or ends soon; `money`: deposits, withdrawals and refunds;
 * `account`: sign-ins, numbers, passwords, bank accounts, limits and locks; `support`: answers of customer service; `news`: what
 * the operator writes to many.
 */
export const mailKinds = ['reward', 'money', 'account', 'support', 'news'] as const
export type MailKind = (typeof mailKinds)[number]

/** A letter that a member of the staff writes is about its reward, if it has one. */
export const kindOfLetter = <Other extends MailKind>(items: readonly RewardItem[], other: Other): Other | 'reward' =>
  items.length > 0 ? 'reward' : other
