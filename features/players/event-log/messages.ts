export const eventLogMessages = { 'eventLog.tryLater': 'That was a lot at once. Please wait a moment.' } as const
