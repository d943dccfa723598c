import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { catalogueIn, withMessages } from './inline-messages.ts'

const importText = "import { messages } from './messages/en.ts'"
const catalogue = {
  withdraw: 'Mag-withdraw',
  quoted: 'Ang "order" mo’y nasa $1',
  range: 'Mula {min} hanggang {max}',
  spins: { one: '1 free spin', other: '{count} free spins' },
  'login.tip': 'Gumamit ng {min} character.',
}
const written = (code: string) => withMessages(`${importText}\n${code}`, { importText, name: 'messages', catalogue })

describe('a message', () => {
  test.each([
    ['stands as a text', 'title={messages.withdraw}', 'title={"Mag-withdraw"}'],
    ['keeps its quotes and dollars', 'f(messages.quoted)', String.raw`f("Ang \"order\" mo’y nasa $1")`],
    ['keeps its parameters', 'formatMessage(messages.range, p)', 'formatMessage("Mula {min} hanggang {max}", p)'],
    ['keeps its plural', 'f(messages.spins)', 'f(({"one":"1 free spin","other":"{count} free spins"}))'],
    ['may have a key of the specification', "f(messages['login.tip'])", 'f("Gumamit ng {min} character.")'],
  ])('%s', (_what, code, result) => {
    expect(written(code).trim()).toBe(result)
  })

  test('of another name is written too', () => {
    const aliased = "import { messages as shared } from '../messages/en.ts'"
    const code = `${aliased}\nf(shared.withdraw, messages.withdraw)`
    expect(withMessages(code, { importText: aliased, name: 'shared', catalogue }).trim()).toBe(
      'f("Mag-withdraw", messages.withdraw)',
    )
  })

  test('that does not exist ends the build', () => {
    expect(() => written('f(messages.nothing)')).toThrow('There is no message messages.nothing')
  })

  test('chosen by a computed key leaves the catalogue in the module', () => {
    expect(written('f(messages[key])')).toContain('const messages = /* @__PURE__ */ Object.freeze({"withdraw"')
  })

  test('only named in a comment or a string leaves nothing behind', () => {
    expect(written("// the messages\nf('messages')").trim()).toBe("// the messages\nf('messages')")
  })
})

test('each language is read from the file beside the English one', async () => {
  const english = join(import.meta.dirname, '../../features/play/jackpot/player/messages/en.ts')
  expect((await catalogueIn('fil')(english)).jackpots).toBe('Mga jackpot')
  expect((await catalogueIn('en')(english)).jackpots).toBe('Jackpots')
})
