import { testWebConfiguration } from '#features/office/web-configuration/testing/test-web-configuration.ts'

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

/** A site whose password key is open to the test. */
export const testConfiguration = testWebConfiguration({ passwordKey: { id: 'key-1', spki } })

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}
