import { describe, expect, test } from 'vitest'
import { nicknameFlaw, normalNickname } from './nickname.ts'

describe('a nickname', () => {
  test.each([
    'Ma',
    'Niña de la Cruz',
    "O'Brien-Santos.",
    'Nguyễn Văn',
    '김민수',
    'さくら',
    'Мария',
    'Badminton Queen',
    'Modesto',
    'Stafford',
    'Clara',
    'Clark Dela Cruz',
    'Nbia',
    'Custodio',
    'Gova',
    'Maria1988',
    'ᜊᜌᜒ',
  ])('%s is taken', (nickname) => {
    expect(nicknameFlaw(nickname)).toBeUndefined()
  })

  test.each([
    ['Hangul fillers', '\u3164\u3164\u3164'],
    ['half-width fillers', 'a\uFFA0b'],
    ['a zero-width space', 'Ma\u200Bria'],
    ['a zero-width joiner', 'Ma\u200Dria'],
    ['blank braille', '\u2800\u2800'],
    ['a turn of the writing', 'a\u202Eb'],
    ['spaces alone', '   '],
    ['points alone', '...'],
    ['piled marks', 'M\u0323\u0324\u0325a\u0323\u0324ria'],
    ['a mark on nothing', '\u0301Maria'],
    ['Cyrillic among Latin', 'M\u0430ria'],
    ['Greek among Latin', 'Mari\u03B1'],
    ['phonetic letters', 'ᴍᴀʀɪᴀ'],
    ['an address', 'www.elsewhere'],
  ])('of %s is not', (_, nickname) => {
    expect(nicknameFlaw(nickname)).toBe('unreadable')
  })

  test.each([
    'AMLC',
    'BSP office',
    'PNP',
    'NBI',
    'GCash',
    'Finance',
    'VIP Host',
    'Sta ff',
    'ßituin',
    'Aclmin',
    'Admin',
    'Kahera',
    'cs_team',
    'Gov PH',
    'C u s t o m e r',
    'Croupier',
    'Kliyente Serbisyo',
    'null',
    'admin_01',
    'ADM1N',
    '4dmin',
    'Adrnin',
    'Aadmiin',
    'Ａｄｍｉｎ',
    'Àdmîn',
    'Bituin',
    'Bltuin Support',
    'B1TU1N',
    'PAGCOR',
    'PAGC0R',
    'Pagcor Official',
    'Moderator',
    'The Staff',
    'аԁміп',
  ])('%s is the house’s or the regulator’s', (nickname) => {
    expect(nicknameFlaw(nickname)).toBe('reserved')
  })

  test('is not the name that the operator goes by', () => {
    expect(nicknameFlaw('Tala Casino', ['Tala Casino', 'AGCC'])).toBe('reserved')
    expect(nicknameFlaw('Maria', ['Tala Casino', 'AGCC'])).toBeUndefined()
  })

  test('is kept as it is usually written', () => {
    expect(normalNickname('  Ｍａｒｉａ   Ｃｌａｒａ ')).toBe('Maria Clara')
  })
})
