// Loaded into every process that the supervisor starts. A supervisor that was killed can send no signal any more, but its end
// of the channel closes: the process then ends as if it had been told to, and after a while in any case.
const graceMs = 10_000

process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), graceMs).unref()
})
// The channel alone is no reason to go on.
process.channel?.unref()
