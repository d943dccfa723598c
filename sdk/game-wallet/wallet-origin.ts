type Access = { readonly baseUrl: string; readonly keyId: string; readonly secret: string }

/** The origin that requests begin with. A mistake is found at the start, and not at the first bet. */
export function walletOrigin({ baseUrl, keyId, secret }: Access): string {
  needText('baseUrl', baseUrl, "the wallet's address, such as https://wallet.example.ph")
  needText('keyId', keyId, 'the id of your key, as the operator gave it to you')
  needText('secret', secret, 'the secret of your key, as it was shown once')
  return originOf(baseUrl)
}

function needText(name: string, value: unknown, what: string): void {
  if (typeof value !== 'string' || value === '') throw new TypeError(`${name} is missing: ${what}.`)
  if (value.trim() !== value) throw new TypeError(`${name} begins or ends with white space: give ${what}.`)
}

function originOf(baseUrl: string): string {
  if (!URL.canParse(baseUrl)) throw new TypeError(`baseUrl is no address such as https://wallet.example.ph: ${baseUrl}`)
  const url = new URL(baseUrl)
  // The path is signed exactly as it is sent, so nothing may stand before it.
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    throw new TypeError(`baseUrl is the wallet's address without a path or query: ${url.origin} instead of ${baseUrl}`)
  }
  const isLocal = ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname)
  if (url.protocol !== 'https:' && !isLocal) throw new TypeError(`baseUrl has to begin with https://: ${baseUrl}`)
  return url.origin
}
