import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  title: 'Deposit coupons',
  coupons: 'Coupons',
  onePerDeposit:
    'Pumili ng coupon kapag nagde-deposit. Isang coupon bawat deposit, at makikita mo ang bonus bago ka magbayad.',
  bonusMax: 'Coins ang bonus, hanggang {max}, at kailangan ng {times}× playthrough bago ito ma-withdraw.',
  reserved:
    'Naka-reserve ang coupon habang pending ang deposit mo. Kung hindi nabayaran ang deposit, babalik sa iyo ang coupon maliban kung expired na.',
})
