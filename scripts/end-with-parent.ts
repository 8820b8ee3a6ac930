/**
 * To be imported by every task: when scripts/run.mjs was killed and could not pass on a signal, its end breaks the
 * channel to us, which then counts as SIGTERM. The channel alone does not keep a task alive.
 */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
