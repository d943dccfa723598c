/** Aborted when this process receives a request to end: by a signal, or by the end of the script that started it. */
export function stopRequest(): AbortSignal {
  const request = new AbortController()
  // Ctrl-C arrives twice: from the terminal and through npm. Repetitions are ignored.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => request.abort())
  process.on('disconnect', () => request.abort())
  return request.signal
}
