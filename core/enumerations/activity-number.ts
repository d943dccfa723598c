// The specification's numbers of activities. Constants of their own, so that the bundler writes the number where one is
// named, and the table of all stays out of the browser's first script.
export const bind = 4
export const vip = 8
export const signInCards = 15
export const fund = 16
export const depositLadder = 17
export const inviteUserSpin = 20
export const followRewards = 21
export const redPacket = 22
export const dailyLogin = 23
export const notice = 25
export const agent = 26
export const monthlyChests = 28
export const outLink = 29
export const lossRelief = 30
export const agentCount = 31
export const weekendLottery = 33
export const festival = 35
export const welcomeCalendar = 36
export const christmas = 37
export const newYear = 38
export const firstDeposit = 39
export const inviteFriend1 = 40
export const agent5 = 41
export const tasks = 42
export const depositStreak = 43
