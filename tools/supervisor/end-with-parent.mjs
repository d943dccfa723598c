// Loaded into every process that the supervisor starts. A killed supervisor can send no signal, but its end of the
// channel closes: the process then stops as on a signal, and is ended after a while in any case.
const graceMs = 10_000

process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), graceMs).unref()
})
// The channel alone is no reason to go on.
process.channel?.unref()
