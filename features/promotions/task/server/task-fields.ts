import type { LocalText } from '#core/message/local-text.ts'
import type { SettingField, WireReward } from '#features/promotions/kit/server/index.ts'

const coins = (count: number): WireReward[] => [{ id: 2001, count, betRate: 3 }]
const points = (whole: number): WireReward[] => [{ id: 2002, count: Number(`${whole}00`) }]

const daily = (
  id: number,
  type: string,
  title: LocalText,
  more: { need?: number; items: WireReward[]; achieve: number; jump?: string },
) => ({
  id,
  type,
  title: title.en,
  titleFil: title.fil,
  need: 1,
  isDaily: true,
  jump: '',
  ...more,
})
const once = (...task: Parameters<typeof daily>) => ({ ...daily(...task), isDaily: false })

/** The default tasks, all seventeen kinds. A day's coins, chests included, are ₱15. */
const firstTasks = [
  daily(1, 'login', { en: 'Log in', fil: 'Mag-log in' }, { items: points(20), achieve: 10 }),
  daily(
    6,
    'playGame',
    { en: 'Play 20 rounds', fil: 'Maglaro ng 20 round' },
    { need: 20, items: coins(200), achieve: 20, jump: '/lobby/home' },
  ),
  daily(
    14,
    'todayPay',
    { en: 'Deposit ₱200 today', fil: 'Mag-deposit ng ₱200 ngayon' },
    {
      need: 200,
      items: coins(300),
      achieve: 30,
      jump: '/lobby/wallets/deposit',
    },
  ),
  daily(
    12,
    'shop',
    { en: 'Exchange points in the shop', fil: 'Mag-exchange ng points sa shop' },
    { items: points(20), achieve: 10, jump: '/points' },
  ),
  daily(
    15,
    'todayShareSpin',
    { en: 'Share your spin', fil: 'I-share ang spin mo' },
    { items: points(20), achieve: 10, jump: '/activity/spin' },
  ),
  daily(7, 'shareFacebook', { en: 'Share on Facebook', fil: 'I-share sa Facebook' }, { items: points(10), achieve: 5 }),
  daily(8, 'shareTelegram', { en: 'Share on Telegram', fil: 'I-share sa Telegram' }, { items: points(10), achieve: 5 }),
  daily(9, 'shareYouTube', { en: 'Share on YouTube', fil: 'I-share sa YouTube' }, { items: points(10), achieve: 5 }),
  daily(
    10,
    'shareInstagram',
    { en: 'Share on Instagram', fil: 'I-share sa Instagram' },
    { items: points(10), achieve: 5 },
  ),
  daily(11, 'shareTwitter', { en: 'Share on X', fil: 'I-share sa X' }, { items: points(10), achieve: 5 }),
  once(
    2,
    'bind',
    { en: 'Add your mobile number', fil: 'Idagdag ang mobile number mo' },
    { items: coins(500), achieve: 20, jump: '/bind' },
  ),
  once(
    5,
    'firstPay',
    { en: 'Make your first deposit', fil: 'Gawin ang unang deposit mo' },
    { items: coins(500), achieve: 30, jump: '/lobby/wallets/deposit' },
  ),
  once(
    3,
    'playTiger',
    { en: 'Play 10 rounds of a game of the month', fil: 'Maglaro ng 10 round ng laro ng buwan' },
    {
      need: 10,
      items: coins(500),
      achieve: 20,
      jump: '/lobby/home',
    },
  ),
  once(
    4,
    'followFacebook',
    { en: 'Follow us on Facebook', fil: 'I-follow kami sa Facebook' },
    { items: points(50), achieve: 10 },
  ),
  once(
    13,
    'followTelegram',
    { en: 'Follow us on Telegram', fil: 'I-follow kami sa Telegram' },
    { items: points(50), achieve: 10 },
  ),
  once(
    16,
    'followInstagram',
    { en: 'Follow us on Instagram', fil: 'I-follow kami sa Instagram' },
    { items: points(50), achieve: 10 },
  ),
  once(
    17,
    'followWhatsapp',
    { en: 'Follow us on WhatsApp', fil: 'I-follow kami sa WhatsApp' },
    { items: points(50), achieve: 10 },
  ),
]

const firstChests = [
  { id: 1, need: 20, items: coins(100) },
  { id: 2, need: 50, items: coins(200) },
  { id: 3, need: 80, items: coins(300) },
  { id: 4, need: 100, items: coins(400) },
]

const taskColumns: readonly SettingField[] = [
  { name: 'id', label: 'Number', type: 'whole', initial: 1 },
  { name: 'type', label: 'Type', type: 'text', initial: 'playGame' },
  { name: 'title', label: 'Title', type: 'text', initial: '' },
  { name: 'titleFil', label: 'Title in Filipino', hint: 'Leave empty to show the English.', type: 'text', initial: '' },
  { name: 'need', label: 'Target (times or pesos)', type: 'whole', initial: 1 },
  { name: 'isDaily', label: 'Daily', type: 'switch', initial: true },
  { name: 'items', label: 'Reward', type: 'rewards', initial: [] },
  { name: 'achieve', label: 'Task points', type: 'whole', initial: 5 },
  { name: 'jump', label: 'Opens page', type: 'text', initial: '' },
]
const chestColumns: readonly SettingField[] = [
  { name: 'id', label: 'Number', type: 'whole', initial: 1 },
  { name: 'need', label: 'Task points in a day', type: 'whole', initial: 20 },
  { name: 'items', label: 'Reward', type: 'rewards', initial: [] },
]

export const taskFields: readonly SettingField[] = [
  { name: 'tasks', label: 'Tasks', type: 'rows', columns: taskColumns, initial: firstTasks },
  { name: 'chests', label: 'Chests', type: 'rows', columns: chestColumns, initial: firstChests },
  { name: 'stakeMin', label: 'Minimum bet for a round to count', type: 'money', initial: 100 },
  {
    name: 'tigerGames',
    label: 'Games of the month',
    hint: 'As provider/code, separated by commas.',
    type: 'text',
    initial: 'studio/parol-lights',
  },
]
