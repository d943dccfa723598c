import type { Language } from '#core/language/language.ts'

const yearSeconds = 365 * 24 * 60 * 60

/**
 * Loads the app again in another language. What this device keeps for use without a network belongs to the old one: its
 * service worker would answer with it.
 */
export async function loadLanguage(window: Window & typeof globalThis, language: Language): Promise<void> {
  // A cookie, so that the server's next page and every answer come in it.
  window.document.cookie = `language=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`
  await dropKeptApp(window).catch(() => {})
  window.location.reload()
}

async function dropKeptApp({ caches, navigator }: Window & typeof globalThis): Promise<void> {
  const workers = await navigator.serviceWorker.getRegistrations()
  await Promise.all(workers.map((worker) => worker.unregister()))
  const names = await caches.keys()
  await Promise.all(names.filter((name) => /^(files|pages)-/.test(name)).map((name) => caches.delete(name)))
}
