import type { SettingField, WireReward } from '#features/promotions/kit/server/index.ts'

const coins = (count: number): WireReward[] => [{ id: 2001, count, betRate: 3 }]
const points = (whole: number): WireReward[] => [{ id: 2002, count: Number(`${whole}00`) }]

const daily = (
  id: number,
  type: string,
  title: string,
  more: { need?: number; items: WireReward[]; achieve: number; jump?: string },
) => ({
  id,
  type,
  title,
  need: 1,
  isDaily: true,
  jump: '',
  ...more,
})
const once = (...task: Parameters<typeof daily>) => ({ ...daily(...task), isDaily: false })

/** The default tasks, all seventeen kinds. A day's coins, chests included, are ₱15. */
const firstTasks = [
  daily(1, 'login', 'Log in', { items: points(20), achieve: 10 }),
  daily(6, 'playGame', 'Play 20 rounds', { need: 20, items: coins(200), achieve: 20, jump: '/lobby/home' }),
  daily(14, 'todayPay', 'Deposit ₱200 today', {
    need: 200,
    items: coins(300),
    achieve: 30,
    jump: '/lobby/wallets/deposit',
  }),
  daily(12, 'shop', 'Exchange points in the shop', { items: points(20), achieve: 10, jump: '/points' }),
  daily(15, 'todayShareSpin', 'Share your spin', { items: points(20), achieve: 10, jump: '/activity/spin' }),
  daily(7, 'shareFacebook', 'Share on Facebook', { items: points(10), achieve: 5 }),
  daily(8, 'shareTelegram', 'Share on Telegram', { items: points(10), achieve: 5 }),
  daily(9, 'shareYouTube', 'Share on YouTube', { items: points(10), achieve: 5 }),
  daily(10, 'shareInstagram', 'Share on Instagram', { items: points(10), achieve: 5 }),
  daily(11, 'shareTwitter', 'Share on X', { items: points(10), achieve: 5 }),
  once(2, 'bind', 'Add your mobile number', { items: coins(500), achieve: 20, jump: '/bind' }),
  once(5, 'firstPay', 'Make your first deposit', { items: coins(500), achieve: 30, jump: '/lobby/wallets/deposit' }),
  once(3, 'playTiger', 'Play 10 rounds of a game of the month', {
    need: 10,
    items: coins(500),
    achieve: 20,
    jump: '/lobby/home',
  }),
  once(4, 'followFacebook', 'Follow us on Facebook', { items: points(50), achieve: 10 }),
  once(13, 'followTelegram', 'Follow us on Telegram', { items: points(50), achieve: 10 }),
  once(16, 'followInstagram', 'Follow us on Instagram', { items: points(50), achieve: 10 }),
  once(17, 'followWhatsapp', 'Follow us on WhatsApp', { items: points(50), achieve: 10 }),
]

const firstChests = [
  { id: 1, need: 20, items: coins(100) },
  { id: 2, need: 50, items: coins(200) },
  { id: 3, need: 80, items: coins(300) },
  { id: 4, need: 100, items: coins(400) },
]

const taskColumns: readonly SettingField[] = [
  { name: 'id', label: 'Number', type: 'whole', initial: 1 },
  { name: 'type', label: 'Kind', type: 'text', initial: 'playGame' },
  { name: 'title', label: 'Title', type: 'text', initial: '' },
  { name: 'need', label: 'Times, or pesos', type: 'whole', initial: 1 },
  { name: 'isDaily', label: 'Every day', type: 'switch', initial: true },
  { name: 'items', label: 'Gift', type: 'rewards', initial: [] },
  { name: 'achieve', label: 'Achievement', type: 'whole', initial: 5 },
  { name: 'jump', label: 'Leads to', type: 'text', initial: '' },
]
const chestColumns: readonly SettingField[] = [
  { name: 'id', label: 'Number', type: 'whole', initial: 1 },
  { name: 'need', label: 'Points of the day', type: 'whole', initial: 20 },
  { name: 'items', label: 'Gift', type: 'rewards', initial: [] },
]

export const taskFields: readonly SettingField[] = [
  { name: 'tasks', label: 'Tasks', type: 'rows', columns: taskColumns, initial: firstTasks },
  { name: 'chests', label: 'Chests', type: 'rows', columns: chestColumns, initial: firstChests },
  { name: 'stakeMin', label: 'A round counts from this stake', type: 'money', initial: 100 },
  {
    name: 'tigerGames',
    label: 'Games of the month',
    hint: 'As provider/code, with commas between them.',
    type: 'text',
    initial: 'studio/parol-lights',
  },
]
