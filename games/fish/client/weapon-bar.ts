import { formatMessage } from '#core/message/format-message.ts'
import { element, setText } from '#games/client/element.ts'
import { money } from '#games/client/hud.ts'
import { type WeaponCode, weaponCodes, weapons } from '../math/weapons.ts'
import { messages } from './messages/en.ts'

const names: Readonly<Record<WeaponCode, string>> = {
  cannon: messages.cannon,
  harpoon: messages.harpoon,
  torpedo: messages.torpedo,
}

/** The price of a shot, and what is more than with the cannon. */
function factsOf(code: WeaponCode, level: number): string {
  const { cost, chance, multiple } = weapons[code]
  const price = money(level * cost).replace('.00', '')
  if (chance > 1) return `${price} · ${formatMessage(messages.weaponChance, { times: chance })}`
  return multiple > 1 ? `${price} · ${formatMessage(messages.weaponPays, { times: multiple })}` : price
}

/** The three weapons, one of them chosen, by touch or by the keys 1 to 3. */
export function createWeaponBar(onChoose: (code: WeaponCode) => void) {
  const facts = weaponCodes.map(() => element('span', { class: 'weapon-facts' }))
  const buttons = weaponCodes.map((code, index) =>
    element(
      'button',
      { type: 'button', class: 'weapon', 'aria-pressed': String(code === 'cannon'), onclick: () => choose(code) },
      element('span', { class: 'weapon-name' }, names[code]),
      facts[index],
    ),
  )
  const choose = (code: WeaponCode): void => {
    for (const [index, button] of buttons.entries())
      button.setAttribute('aria-pressed', String(weaponCodes[index] === code))
    onChoose(code)
  }
  // A tap gives no focus, so that the space bar goes on shooting.
  for (const button of buttons) button.addEventListener('mousedown', (event) => event.preventDefault())
  addEventListener('keydown', ({ code, target }) => {
    if (target instanceof Element && target.closest('dialog, input, select') !== null) return
    const chosen = weaponCodes[['Digit1', 'Digit2', 'Digit3'].indexOf(code)]
    if (chosen !== undefined) choose(chosen)
  })
  return {
    root: element('div', { class: 'weapons', role: 'group', 'aria-label': messages.weapons }, ...buttons),
    setLevel(level: number): void {
      for (const [index, code] of weaponCodes.entries()) {
        const fact = facts[index]
        if (fact !== undefined) setText(fact, factsOf(code, level))
      }
    },
  }
}
