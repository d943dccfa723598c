/** Maps a provider's names of methods. Equal and unknown names are not listed. */
export const providerMethod = (method: string, spelled: Readonly<Record<string, string>>): string =>
  spelled[method] ?? method
