import type { AccountConfiguration } from './account-configuration.ts'

const rsa = { name: 'RSA-OAEP', hash: 'SHA-256' }
const keys = await crypto.subtle.generateKey(
  { ...rsa, modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1) },
  true,
  ['encrypt', 'decrypt'],
)
const spki = base64(new Uint8Array(await crypto.subtle.exportKey('spki', keys.publicKey)))

/** Decrypts a sent password. */
export async function openedPassword(sealed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(sealed), (char) => char.charCodeAt(0))
  return new TextDecoder().decode(await crypto.subtle.decrypt(rsa, keys.privateKey, bytes))
}

export const testConfiguration: AccountConfiguration = {
  mode: 'normal',
  operatorName: 'Bituin',
  siteList: [],
  registerType: 'phone',
  otpStatus: true,
  accountLengthMin: 10,
  accountLengthMax: 11,
  usernameLengthMin: 6,
  usernameLengthMax: 16,
  passwordLengthMin: 8,
  passwordLengthMax: 64,
  countryCode: '63',
  accountRule: { mobileStartsWith: '' },
  helpline: { text: 'Play for fun.', phone: '02-0000-0000' },
  passwordKey: { id: 'key-1', spki },
  lineLogin: null,
}

/** The operator's details that the legal texts name. */
export const testOperator = {
  licence: { holder: 'Bituin Corp.', number: 'GL-1', regulator: 'PAGCOR', address: 'Manila' },
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}
