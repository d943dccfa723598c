/** How a provider spells a way to pay. What it spells as we do is not listed, nor is what it has and we do not know. */
export const providerMethod = (method: string, spelled: Readonly<Record<string, string>>): string =>
  spelled[method] ?? method
