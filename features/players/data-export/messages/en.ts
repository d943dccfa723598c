export const messages = {
  'dataExport.running': 'We’re already preparing your file. We’ll send you a message when it’s ready.',
  'dataExport.today': 'You can ask for one file a day. You can ask again tomorrow.',
  'dataExport.notFound': 'This file is no longer available. You can ask for a new one.',
  'dataExport.wrongPassword': 'Wrong password. Please try again.',
  'dataExport.locked': 'Too many wrong passwords. Please try again later.',
} as const
