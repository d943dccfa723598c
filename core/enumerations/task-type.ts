export const taskType = {
  unknown: -1,
  login: 1,
  bind: 2,
  playTiger: 3,
  followFacebook: 4,
  firstPay: 5,
  playGame: 6,
  shareFacebook: 7,
  shareTelegram: 8,
  shareYouTube: 9,
  shareInstagram: 10,
  shareTwitter: 11,
  shop: 12,
  followTelegram: 13,
  todayPay: 14,
  todayShareSpin: 15,
  followInstagram: 16,
  followWhatsapp: 17,
} as const
export type TaskType = keyof typeof taskType

/** The key of a task in taskData. The specification gives one, 105 for the first recharge, whose type is 5. */
export const taskDataKeyOf = (type: Exclude<TaskType, 'unknown'>): number => 100 + taskType[type]
