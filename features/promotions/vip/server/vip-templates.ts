import { letterTemplate, type MessageTemplate, templateExample } from '#core/message-template/message-template.ts'
import type { VipGift } from './store/vip-gift.store.ts'
import { vipLetter } from './vip-letter.ts'

const abouts: Readonly<Record<VipGift['kind'], Pick<MessageTemplate, 'name' | 'when'>>> = {
  level: { name: 'New VIP level', when: 'A player has reached a level with a gift.' },
  week: { name: 'Weekly VIP gift', when: 'A week begins for a player whose level has a weekly gift.' },
  month: { name: 'Monthly VIP gift', when: 'A month begins for a player whose level has a monthly gift.' },
  birthday: { name: 'Birthday gift', when: 'A player whose level has a birthday gift has a birthday.' },
}

const templateOf = (kind: VipGift['kind']): MessageTemplate =>
  letterTemplate({
    key: `vip.${kind}`,
    kind: 'reward',
    ...abouts[kind],
    words: (language) => vipLetter({ kind, level: 5, amount: templateExample.amount }, language),
  })

/** The fixed messages with VIP gifts. */
export const vipTemplates: readonly MessageTemplate[] = (['level', 'week', 'month', 'birthday'] as const).map(
  templateOf,
)
