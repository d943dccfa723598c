import type { Language } from '#core/language/language.ts'

/** Behind its name: the worker keeps nothing ahead, for a device that spares data. */
export const sparingWorker = '?saver=on'

/** Each language has a service worker, because each keeps the files and pages of one language. */
export const workerName = (language: Language): string =>
  language === 'en' ? 'service-worker.js' : `service-worker-${language}.js`
