import type { Language } from '#core/language/language.ts'

/** Each language has a service worker, because each keeps the files and pages of one language. */
export const workerName = (language: Language): string =>
  language === 'en' ? 'service-worker.js' : `service-worker-${language}.js`
