/** Passkeys need a host name: an IP address has none. Asked without the library, which is loaded with the first use. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && !/^([\d.]+|\[.*\])$/.test(location.hostname)
